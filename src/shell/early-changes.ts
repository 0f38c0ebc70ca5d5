/** Fields by what they were changed to: whether they are ticked, or their text. Null of what was pressed. */
type EarlyChanges = Map<EventTarget | null, boolean | string | null>;

declare global {
  interface Window {
    /** What was changed and pressed before the page answers; undefined once it does. */
    changedEarly?: EarlyChanges | undefined;
  }
}

/** Buttons that do nothing without scripts, and those of forms that only scripts can send. */
const PRESSED = "button[type=button],[data-waits]";

/** Id of the notice that a pressed button waits in vain. */
const NOT_LOADED = "not-loaded";

/** How long a press may wait for the page's scripts before that is said. */
const PRESS_WAITS_MS = 10_000;

/** Says at the end of the page, once, that its scripts have not come. */
const SAY_NOT_LOADED = `function(){if(window.changedEarly&&!document.getElementById("${NOT_LOADED}")){var p=document.createElement("p");p.id="${NOT_LOADED}";p.setAttribute("role","alert");p.innerHTML='This page has not loaded in full. <a href="">Load it again</a>';document.body.append(p)}}`;

/**
 * Remembers what somebody changes and presses before the page's scripts run. It is an inline script in
 * the head, so its text is constant and its hash is in every page's Content-Security-Policy.
 */
export const EARLY_CHANGES = `window.changedEarly=new Map;addEventListener("input",function(e){var f=e.target;if(window.changedEarly)changedEarly.set(f,/^(checkbox|radio)$/.test(f.type)?f.checked:f.value)},true);addEventListener("click",function(e){var b=e.target.closest("${PRESSED}");if(window.changedEarly&&b){e.preventDefault();changedEarly.set(b,null);setTimeout(${SAY_NOT_LOADED},${PRESS_WAITS_MS})}},true)`;

/**
 * Makes each change and press again that was made before hydration, now that somebody listens: React
 * tells no component of it, so that a ticked course would not be on the shortlist.
 */
export function repeatEarlyChanges(): void {
  const changed: EarlyChanges = window.changedEarly ?? new Map();
  window.changedEarly = undefined;
  document.getElementById(NOT_LOADED)?.remove();
  for (const [field, to] of changed) {
    if (field instanceof HTMLInputElement && typeof to === "boolean") tick(field, to);
    else if (field instanceof HTMLInputElement && field.type !== "file") type(field, String(to));
    else if (field instanceof HTMLTextAreaElement) type(field, String(to));
    else if (field instanceof HTMLElement && to === null) field.click();
    else field?.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function tick(box: HTMLInputElement, to: boolean): void {
  if (box.defaultChecked === to) return;
  box.checked = !to;
  box.click();
}

/** React hears of a text only where it differs from the last one that was set on the element. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, text);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
