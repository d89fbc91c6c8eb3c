import {
  ArrowDown,
  ArrowUp,
  EllipsisVertical,
  type LucideIcon,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { Link } from 'react-router'
import { Menu } from '#web/backoffice/ui/menu.tsx'
import { LANGUAGES } from '#kernel/locale.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CategoryDialogRequest, Category, TreeActions } from './use-tree.ts'

type TreeListProps = {
  items: readonly Category[]
  actions: TreeActions
  onAsk: (dialog: CategoryDialogRequest) => void
}

export function TreeList({ items, actions, onAsk }: TreeListProps) {
  const { t } = useTexts()
  const groups = items.filter(({ parent }) => parent === null)
  if (groups.length === 0)
    return <EmptyState title={t('admin-categories.none')} text={t('admin-categories.none-text')} />
  return (
    <ul className={classes('tree', actions.isBusy && 'is-loading')}>
      {groups.map((group, index) => {
        const below = items.filter(({ parent }) => parent === group.slug)
        return (
          <li key={group.slug}>
            <Row category={group} sisters={groups.length} at={index} {...{ actions, onAsk }} />
            <ul aria-label={group.name.fr}>
              {below.map((category, place) => (
                <li key={category.slug}>
                  <Row
                    category={category}
                    sisters={below.length}
                    at={place}
                    isUnderHidden={!group.is_visible}
                    {...{ actions, onAsk }}
                  />
                </li>
              ))}
              {group.product_count === 0 && (
                <li>
                  <AddBelow group={group} onAsk={onAsk} />
                </li>
              )}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

function AddBelow({
  group,
  onAsk,
}: {
  group: Category
  onAsk: (dialog: CategoryDialogRequest) => void
}) {
  const { t, language } = useTexts()
  return (
    <Button
      kind="text"
      small
      className="tree-add"
      aria-haspopup="dialog"
      onClick={() => onAsk({ what: 'new', parent: group.slug })}
    >
      <Icon of={Plus} size="s" />
      {t('admin-categories.add-to', { name: group.name[language] })}
    </Button>
  )
}

type RowProps = Pick<TreeListProps, 'actions' | 'onAsk'> & {
  category: Category
  /** The position among its siblings, and their number. */
  at: number
  sisters: number
  isUnderHidden?: boolean
}

function Row({ category, at: index, sisters, isUnderHidden = false, actions, onAsk }: RowProps) {
  const { t, language } = useTexts()
  const { slug, parent, name, product_count: count, is_visible: isVisible } = category
  const label = name[language]
  const others = LANGUAGES.filter((other) => other !== language)
  const step = (by: number) => void actions.place(category, { parent, position: index + 1 + by })
  const isDesktop = useIsDesktop()
  const acts: readonly RowAction[] = [
    {
      icon: ArrowUp,
      label: t('admin-categories.up', { name: label }),
      isOff: index === 0 || actions.isBusy,
      does: () => step(-1),
    },
    {
      icon: ArrowDown,
      label: t('admin-categories.down', { name: label }),
      isOff: index === sisters - 1 || actions.isBusy,
      does: () => step(1),
    },
    {
      icon: Pencil,
      label: t('admin-categories.edit-of', { name: label }),
      does: () => onAsk({ what: 'edit', category }),
    },
    {
      icon: Trash2,
      label: t('admin-categories.delete-of', { name: label }),
      does: () => onAsk({ what: 'delete', category }),
    },
  ]
  return (
    <div className={classes('tree-row', !(isVisible && !isUnderHidden) && 'is-hidden')}>
      <span className="tree-name">
        <b>
          <bdi>{label}</bdi>
        </b>
        {!isVisible && <Badge tone="neutral">{t('admin-categories.hidden')}</Badge>}
        <small>
          {others.map((other) => (
            <bdi key={other} lang={other}>
              {name[other]}
            </bdi>
          ))}
        </small>
      </span>
      <span className="tree-count">
        {count > 0 ? (
          <Link className="text-link" to={`${paths.adminProducts()}?category=${slug}`}>
            {t('admin-categories.products', { count })}
          </Link>
        ) : (
          parent !== null && (
            <span className="muted">{t('admin-categories.products', { count })}</span>
          )
        )}
      </span>
      {isDesktop ? (
        <span className="row-actions">
          {acts.map(({ icon, label: name, isOff, does }) => (
            <IconButton
              key={name}
              icon={icon}
              label={name}
              disabled={isOff}
              aria-haspopup={isOff === undefined ? 'dialog' : undefined}
              onClick={does}
            />
          ))}
        </span>
      ) : (
        <RowMenu label={t('admin-categories.actions-of', { name: label })} acts={acts} />
      )}
    </div>
  )
}

type RowAction = {
  icon: LucideIcon
  label: string
  /** Of a move; the others open a dialog. */
  isOff?: boolean
  does: () => void
}

/** One button for each row of a phone, where four would be five screens of arrows. */
function RowMenu({ label, acts }: { label: string; acts: readonly RowAction[] }) {
  const possible = acts.filter(({ isOff }) => isOff !== true)
  return (
    <Menu
      label={label}
      buttonClass="icon-button"
      face={<Icon of={EllipsisVertical} />}
      rows={possible.length}
    >
      {possible.map(({ icon, label: name, does }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="menu-item"
          onClick={does}
        >
          <Icon of={icon} size="s" />
          {name}
        </button>
      ))}
    </Menu>
  )
}
