/**
 * Shows a paper in a tab of its own. The tab is opened by the press itself, before its address is
 * known: browsers let nobody open one later. Where there are no tabs the paper takes this one's
 * place; without an address the tab goes again.
 */
export async function openDocumentTab(
  ticket: () => Promise<{ url: string } | null>,
): Promise<void> {
  const tab = window.open('', '_blank')
  const paper = await ticket().catch((error: unknown) => {
    tab?.close()
    throw error
  })
  if (paper === null) tab?.close()
  else if (tab) tab.location.replace(paper.url)
  else window.location.assign(paper.url)
}
