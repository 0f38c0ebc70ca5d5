import { text } from "node:stream/consumers";

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

/**
 * A page without what its links and icons say in vain. No text of a page has a bare "<" or ">", so
 * that only tags are changed.
 */
export function withoutWaste(html: string): string {
  return html.replaceAll(ASKED_FOR, ">").replaceAll(ICON + NAMESPACE, ICON);
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
 * the stream; that waits for each piece, and a page rendered at once cannot.
 */
export async function dataScript(data: ReadableStream<Uint8Array>): Promise<string> {
  const stream = "window.__reactRouterContext.streamController";
  return `${stream}.enqueue(${inScript(await text(data))});${stream}.close();`;
}

/** The page with a script at its end, which the page's own scripts wait for. */
export function withScript(html: string, script: string): string {
  const end = html.lastIndexOf("</body>");
  return `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`;
}

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ["\\", "\\\\"],
  ["'", "\\'"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["&", "\\u0026"],
  [">", "\\u003e"],
  ["<", "\\u003c"],
  ["\u2028", "\\u2028"],
  ["\u2029", "\\u2029"],
]);

/**
 * A text as a literal that ends no script, whatever it holds. In single quotation marks, because the
 * data are JSON: its own would double.
 */
function inScript(value: string): string {
  return `'${value.replace(/[\\'\n\r&><\u2028\u2029]/g, (sign) => ESCAPED.get(sign) ?? sign)}'`;
}
