/**
 * Opens the page of a hash address (`/#/courses?name=x`) before anything is drawn, and again when a
 * visitor follows one inside the site. It runs inline in the head, so that its text is constant and
 * its hash is part of the page's Content-Security-Policy. A second slash would name another host.
 */
export const HASH_ADDRESSES = `(function(){function open(){var h=location.hash;if(/^#\\/(?![\\/\\\\])/.test(h))location.replace(h.slice(1))}open();addEventListener("hashchange",open)})()`;
