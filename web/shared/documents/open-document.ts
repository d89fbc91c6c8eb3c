/** Opens the tab during the click, before the URL is known: browsers block later windows. */
export async function openDocumentTab(
  ticket: () => Promise<{ url: string } | null>,
): Promise<void> {
  const tab = window.open('', '_blank')
  const rendered = await ticket().catch((error: unknown) => {
    tab?.close()
    throw error
  })
  if (rendered === null) tab?.close()
  else if (tab) tab.location.replace(rendered.url)
  else window.location.assign(rendered.url)
}
