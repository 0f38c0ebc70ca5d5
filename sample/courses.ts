import type { CourseInput } from "#records/record.schema.ts";
import { writeCourse } from "./building/course.ts";
import type { Offer } from "./building/offer.ts";
import { FIELDS } from "./fields/fields.ts";
import { PROFILES } from "./institutions/institutions.ts";
import type { Profile } from "./institutions/profile.ts";
import type { AwardCode, Field, Subject } from "./programme.ts";
import { choosers } from "./random.ts";

function offer(
  profile: Profile,
  field: Field,
  subject: Subject,
  code: AwardCode,
  own: { name: string; topics: string | undefined } | null,
): Offer {
  const key = [profile.key, field.name, subject.title, code, own?.name ?? ""].join("/");
  return {
    profile,
    field,
    subject,
    code,
    ...(own ? { ownName: own.name } : {}),
    ...(own?.topics ? { topics: own.topics } : {}),
    choose: choosers(key),
  };
}

function subjectOffers(profile: Profile, field: Field, subject: Subject): Offer[] {
  const made = (subject.offers[profile.key] ?? []).map((code) =>
    offer(profile, field, subject, code, null),
  );
  const named = (subject.named ?? [])
    .filter(([key]) => key === profile.key)
    .map(([, code, name, topics]) => offer(profile, field, subject, code, { name, topics }));
  return [...made, ...named];
}

/** All offers of one institution in arbitrary order. */
function offersOf(profile: Profile): Offer[] {
  const offers = FIELDS.flatMap((field) =>
    field.subjects.flatMap((subject) => subjectOffers(profile, field, subject)),
  );
  const ranked = offers.map((one) => ({ one, rank: one.choose("order").next() }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/**
 * Interleaves the institutions' offers: always from the institution with the largest remaining
 * share, and never twice in a row from the same.
 */
function interleaved(piles: readonly Offer[][]): Offer[] {
  const waiting = piles.map((offers) => ({ offers, dealt: 0 }));
  const dealt: Offer[] = [];
  const left = (pile: { offers: Offer[]; dealt: number }) => 1 - pile.dealt / pile.offers.length;
  for (let count = piles.reduce((sum, { length }) => sum + length, 0); count > 0; count--) {
    const last = dealt.at(-1)?.profile;
    const [next] = waiting
      .filter(({ offers, dealt: at }) => at < offers.length && offers[at]?.profile !== last)
      .sort((a, b) => left(b) - left(a));
    const one = next?.offers[next.dealt];
    if (!next || !one) throw new Error("One institution has more courses than all the others");
    next.dealt += 1;
    dealt.push(one);
  }
  return dealt;
}

/** The courses; neighbours are always from different institutions. */
export function sampleCourses(): CourseInput[] {
  return interleaved(PROFILES.map(offersOf)).map((one, at) =>
    writeCourse(one, `sample-course-${String(at + 1).padStart(4, "0")}`),
  );
}
