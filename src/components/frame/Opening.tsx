/**
 * The end of a page's head, for which the first frame waits (src/layout/Document.astro). Reading a height lays out the
 * head while the page is parsed: what would be a page's longest task, its first layout, becomes two.
 */
export function Opening() {
  return <script id="opening">document.body.offsetHeight</script>
}
