import type { Contact, Institution } from "#catalogue/institution.ts";
import type { Directory } from "../guide/directory.ts";
import { addressesIn, type FoundAddress, mailKey, siteKey, telephoneKey } from "./addresses.ts";
import { mentioned } from "./mentioned.ts";
import type { Seen } from "./seen.ts";

/**
 * Addresses and telephone numbers of a model's text that are not a recorded contact of an institution
 * that it looked up; where the text names institutions or courses, of one of theirs. Whether such an
 * address stands in a description, or the visitor wrote it, does not matter.
 */
export async function strangeAddresses(
  text: string,
  seen: Seen,
  directory: Pick<Directory, "institution">,
): Promise<string[]> {
  const found = addressesIn(text);
  if (found.length === 0) return [];
  const institutions = await Promise.all(
    [...spokenOf(text, seen)].map((id) => directory.institution(id)),
  );
  const recorded = new Set(
    institutions.flatMap((one) => (one ? recordedAddresses(one) : [])).map(addressKey),
  );
  return found.filter((address) => !recorded.has(addressKey(address))).map(({ value }) => value);
}

const addressKey = ({ kind, value }: FoundAddress): string => `${kind} ${value}`;

/**
 * Ids of the institutions that the text names, directly or by a course; without any, all seen ones.
 */
function spokenOf(text: string, { courses, institutions }: Seen): Set<number> {
  const all = new Map<number, { id: number; name: string }>(institutions);
  for (const { institution } of courses.values()) all.set(institution.id, institution);
  const named = [
    ...mentioned(text, all.values()).map(({ id }) => id),
    ...mentioned(text, courses.values()).map(({ institution }) => institution.id),
  ];
  return new Set(named.length > 0 ? named : all.keys());
}

/** Every contact of an institution, in the form in which addresses are found in texts. */
function recordedAddresses({ campuses, faculties }: Institution): FoundAddress[] {
  return [...campuses, ...faculties].flatMap((contact) => [
    ...sitesOf(contact).map((site): FoundAddress => ({ kind: "site", value: siteKey(site) })),
    ...statedTexts([contact.email]).map(
      (mail): FoundAddress => ({ kind: "mail", value: mailKey(mail) }),
    ),
    ...statedTexts([contact.phone, contact.alternative_phone]).flatMap(telephones),
  ]);
}

function sitesOf(contact: Contact): string[] {
  const { link_website, link_instagram, link_twitter, link_facebook, link_linkedin, link_youtube } =
    contact;
  return statedTexts([
    link_website,
    link_instagram,
    link_twitter,
    link_facebook,
    link_linkedin,
    link_youtube,
  ]);
}

/** One field may contain several: "3000001 / 3000002". */
function telephones(field: string): FoundAddress[] {
  const each = field.split(/[/,;]| or /).map(telephoneKey);
  return [telephoneKey(field), ...each].map((value) => ({ kind: "telephone", value }));
}

function statedTexts(values: readonly (string | null)[]): string[] {
  return values.filter((value) => value !== null && value !== "") as string[];
}
