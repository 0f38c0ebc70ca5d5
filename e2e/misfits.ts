import type { Page } from "@playwright/test";

/**
 * Everything that does not fit the window's width, by name: the page itself, controls, words that
 * are cut off or broken although half a line would hold them, and parts that scroll sideways
 * without a name or keyboard access. Empty where everything fits.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const slack = 1;
    const found = new Set<string>();

    const nameOf = (element: Element) => {
      const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const classes = element.getAttribute("class")?.slice(0, 60) ?? "";
      return `${element.localName} "${text.trim().slice(0, 40)}" (${classes})`;
    };
    const isOutside = ({ left, right }: DOMRect) => left < -slack || right > width + slack;
    const isSeen = (element: Element) => {
      const { width: wide, height: high } = element.getBoundingClientRect();
      const options = { visibilityProperty: true, opacityProperty: true };
      return wide > 2 && high > 2 && element.checkVisibility(options);
    };
    const above = function* (element: Element) {
      for (let one = element.parentElement; one; one = one.parentElement) yield one;
    };
    const isHiddenFromAll = (element: Element) => element.closest("[aria-hidden=true]") !== null;
    // One pixel wide: for screen readers only.
    const isForReaders = (element: Element) =>
      [element, ...above(element)].some((one) => one.clientWidth === 1 || one.matches(".sr-only"));
    const scrolls = (element: Element) =>
      ["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + slack;
    const endsOnPurpose = (element: Element) => {
      const { textOverflow, webkitLineClamp, maskImage } = getComputedStyle(element);
      return textOverflow === "ellipsis" || webkitLineClamp !== "none" || maskImage !== "none";
    };
    const scrollerOf = (element: Element) => [...above(element)].find(scrolls);
    const isReachable = (scroller: Element) =>
      scroller.matches("[tabindex='0']") || scroller.querySelector("a, button, input") !== null;
    const hasName = (scroller: Element) =>
      scroller.matches("[aria-label], [aria-labelledby], [role=tablist]");

    if (document.documentElement.scrollWidth > width)
      found.add(`the page is ${document.documentElement.scrollWidth} wide, its window ${width}`);

    for (const control of document.querySelectorAll(
      "a[href], button, input, select, textarea, summary",
    )) {
      if (!isSeen(control) || isForReaders(control) || scrollerOf(control)) continue;
      if (isOutside(control.getBoundingClientRect())) found.add(`outside: ${nameOf(control)}`);
    }
    for (const part of document.querySelectorAll("body *")) {
      if (!isSeen(part) || !scrolls(part) || part.matches("input, textarea")) continue;
      if (!isReachable(part) || !hasName(part)) found.add(`scrolls unnamed: ${nameOf(part)}`);
      if (!scrollerOf(part) && isOutside(part.getBoundingClientRect()))
        found.add(`scroller outside: ${nameOf(part)}`);
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const parent = text.parentElement;
      if (!parent || text.textContent?.trim() === "" || !isSeen(parent)) continue;
      if (isForReaders(parent) || isHiddenFromAll(parent) || scrollerOf(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (const word of text.textContent?.matchAll(/(?<!\S)[\p{L}\p{M}]{2,20}(?![^\s.,;:])/gu) ??
        []) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const pieces = [...range.getClientRects()];
        const length = pieces.reduce((sum, piece) => sum + piece.width, 0);
        const isBroken = new Set(pieces.map(({ top }) => Math.round(top))).size > 1;
        if (isBroken && length < width / 2)
          found.add(`broken word "${word[0]}": ${nameOf(parent)}`);
      }
      // What ends in an ellipsis, or fades, is shortened on purpose, here as below.
      if (!endsOnPurpose(parent) && lines.some(isOutside))
        found.add(`words outside: ${nameOf(parent)}`);
      for (const part of [parent, ...above(parent)]) {
        const { overflowX, overflowY } = getComputedStyle(part);
        if (overflowX === "visible" || endsOnPurpose(part)) continue;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isCut = lines.some(
          (line) =>
            line.left < left - slack ||
            line.right > right + slack ||
            (["hidden", "clip"].includes(overflowY) &&
              (line.top + line.height / 4 < top || line.bottom - line.height / 4 > bottom)),
        );
        if (isCut) found.add(`cut off: ${nameOf(parent)}`);
        break;
      }
    }
    return [...found];
  });
}
