import type { Mail } from "#platform/mail.server.ts";
import { mailParts } from "#platform/mail-layout.ts";
import { paths } from "#web/paths.ts";

interface KeyMail {
  to: string;
  institution: string;
  /** Name of the key. */
  name: string;
  /** Name of who made it. */
  maker: string;
}

/** The mails of keys. Links begin with `publicUrl`, never with the request's host. */
export function createKeyMails(publicUrl: string) {
  return {
    made: ({ to, institution, name, maker }: KeyMail): Mail => ({
      to,
      subject: `A key to the courses of ${institution}`,
      ...mailParts({
        preview: `${maker} made the key ‘${name}’.`,
        title: `A key was made for ${institution}`,
        paragraphs: [
          `${maker} made the key ‘${name}’. Whoever has it can read the courses of ${institution}, drafts too, and change them in its name.`,
          "Do you know nothing of this? Revoke the key, and look at who else owns the institution.",
        ],
        action: { label: "Look at the keys", url: publicUrl + paths.office("keys") },
        publicUrl,
      }),
    }),
  };
}
