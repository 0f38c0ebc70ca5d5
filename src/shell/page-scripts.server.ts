// The scripts of a rendered page that we write ourselves. Each text that is returned beside a page
// must be allowed by the page's policy.

/** What React Router writes for the page's own scripts. */
const PRELOAD = '<link rel="modulepreload" href="';
const PRELOAD_END = '"/>';
const MODULE = '<script type="module" async="">';
const SCRIPT_END = "</script>";

/**
 * Runs in the browser: fetches files and runs a module once the page is painted. A page is readable
 * without its scripts, and on a slow connection they would compete with styles, font and pictures.
 * A page in the background is not painted, and some browsers within apps tell of no paint: those
 * begin a second after all else is loaded.
 */
const WHEN_PAINTED = `(function(files,code){
var begun;
function add(tag,is){var it=Object.assign(document.createElement(tag),is);document.head.append(it);return it}
function start(){
if(begun)return;
begun=true;
files.forEach(function(href){add("link",{rel:"modulepreload",fetchPriority:"low",href:href})});
add("script",{type:"module",textContent:code}).remove()
}
new PerformanceObserver(start).observe({type:"paint",buffered:true});
addEventListener("load",function(){setTimeout(start,document.hidden?0:1000)})
})`;

/**
 * React Router marks links whose routes a browser is to ask for, behind all else that a link says.
 * Ours has all from the first page (react-router.config.ts), and a page has a hundred links.
 */
const ASKED_FOR = ' data-discover="true">';

/** What icons begin with: the rest is for documents other than HTML. */
const ICON = "<svg";
const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';

/** How an icon is drawn, which base.css says of each that does not say it. */
const ICON_LOOK =
  /(<svg width="\d+" height="\d+" viewBox="0 0 24 24") fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"(?= class="lucide )/g;

/**
 * A page without what its links and icons say in vain. No text of a page has a bare "<" or ">", so
 * that only tags are changed.
 */
export function withoutWaste(html: string): string {
  return html
    .replaceAll(ASKED_FOR, ">")
    .replaceAll(ICON + NAMESPACE, ICON)
    .replaceAll(ICON_LOOK, "$1");
}

/** A page whose scripts begin when it is painted, and the text of the script that begins them. */
export function afterPaint(html: string): { html: string; script: string } {
  const [first = "", ...others] = html.split(PRELOAD);
  const files = others.map((piece) => piece.slice(0, piece.indexOf(PRELOAD_END)));
  const rest = others.map((piece, at) =>
    piece.slice((files[at] ?? "").length + PRELOAD_END.length),
  );
  const unloaded = [first, ...rest].join("");
  const from = unloaded.indexOf(MODULE);
  if (from < 0) return { html, script: "" };
  const to = unloaded.indexOf(SCRIPT_END, from);
  const code = unloaded.slice(from + MODULE.length, to);
  const script = `${WHEN_PAINTED}([${files.map(inScript).join()}],${inScript(code)})`;
  return { html: `${unloaded.slice(0, from)}<script>${script}${unloaded.slice(to)}`, script };
}

/**
 * Hands the loaders' data to the router in the browser, as `ServerRouter` does where it is given
 * the stream; that waits for each piece, and a page rendered at once cannot. The data stand before
 * it as text that no browser runs: its policy is the same for every page.
 */
export const HAND_OVER =
  "(function(to,data){to.enqueue(data.textContent);to.close()})(__reactRouterContext.streamController,document.currentScript.previousSibling)";

/** The page with the data, which are JSON, at its end; the page's own scripts wait for them. */
export function withData(html: string, data: string): string {
  const end = html.lastIndexOf("</body>");
  // In JSON the sign stands in texts only.
  const held = data.replaceAll("<", "\\u003c");
  return `${html.slice(0, end)}<script type="application/json">${held}</script><script>${HAND_OVER}</script>${html.slice(end)}`;
}

const STYLESHEET = '<link rel="stylesheet" href="';

/**
 * The page's styles as a header, so that they are fetched first: in the document they come after
 * every script, and nothing is painted without them.
 */
export function stylesheets(html: string): string {
  const [, ...links] = html.slice(0, html.indexOf("</head>")).split(STYLESHEET);
  return links
    .map((link) => `<${link.slice(0, link.indexOf('"'))}>; rel=preload; as=style`)
    .join(", ");
}

/** A text as a literal that ends no script, whatever it holds. */
function inScript(value: string): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
