/** A mail address, also as it stands in the address of a page. It begins where no letter of one stands before, so that no text makes it slow. */
const MAIL_ADDRESS =
  /(?<![\w.!#$%'*+^`{|}~-])[\w.!#$%'*+^`{|}~-]+(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi;

/**
 * A line of the log without the mail addresses of people, whatever wrote them there: a mail server's
 * reason and a database's detail name them too.
 */
export function withoutMailAddresses(line: string): string {
  return line.replace(MAIL_ADDRESS, "[address]");
}
