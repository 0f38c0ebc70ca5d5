/**
 * Opens the page of a hash address (`/#/courses?name=x`) before anything is drawn, and again when a
 * visitor follows one within the site. It is an inline script in the head, so its text is constant
 * and its hash is in the page's Content-Security-Policy. A second slash is refused, because it
 * would name another host.
 */
export const HASH_ADDRESSES = `(function(){function open(){var h=location.hash;if(/^#\\/(?![\\/\\\\])/.test(h))location.replace(h.slice(1))}open();addEventListener("hashchange",open)})()`;
