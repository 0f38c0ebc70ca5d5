import { isPostgraduate, type Offer } from "./offer.ts";

const ROMAN = ["", "I", "II", "III"];

const DEGREE_LETTERS = {
  Science: "Sc",
  Arts: "A",
  Education: "Ed",
  Engineering: "Eng",
  Business: "Bus",
} as const;

function certificate({ profile, code, subject }: Offer): string {
  const { numerals, national, level4 } = profile.style;
  const level = Number(code.slice(1));
  const award =
    level === 4
      ? numerals === "arabic" && level4 === "Certificate IV"
        ? "Certificate 4"
        : level4
      : `Certificate ${numerals === "arabic" ? level : ROMAN[level]}`;
  return `${national ? "National " : ""}${award} in ${subject.title}`;
}

function degree({ profile, code, subject }: Offer): string {
  const master = code === "M";
  const honours = code === "BH" ? " (Hons)" : "";
  if (!subject.degree) return `${master ? "Master" : "Bachelor"} of ${subject.title}${honours}`;
  if (profile.style.abbreviates) {
    return `${master ? "M" : "B"}${DEGREE_LETTERS[subject.degree]}${honours} ${subject.title}`;
  }
  return `${master ? "Master" : "Bachelor"} of ${subject.degree}${honours} in ${subject.title}`;
}

function madeName(offer: Offer): string {
  const { code, subject, profile } = offer;
  switch (code) {
    case "D":
      return `Diploma in ${subject.title}`;
    case "AD":
      return `${profile.style.level6} in ${subject.title}`;
    case "PC":
      return `Postgraduate Certificate in ${subject.title}`;
    case "PD":
      return `Postgraduate Diploma in ${subject.title}`;
    case "P":
      return `Doctor of Philosophy in ${subject.title}`;
    case "B":
    case "BH":
    case "M":
      return degree(offer);
    case "S":
    case "F":
    case "X":
      throw new Error(`${subject.title} at ${profile.name} needs a name of its own for ${code}`);
    default:
      return certificate(offer);
  }
}

/** The course's name; `awardedBy` is the partner abroad that is the only awarding body. */
export function courseName(offer: Offer, awardedBy: string | null): string {
  const name = offer.ownName ?? madeName(offer);
  return awardedBy && offer.profile.style.namesPartner ? `${name} (awarded by ${awardedBy})` : name;
}

const DHIVEHI_AWARDS: Partial<Record<Offer["code"], string>> = {
  C1: "ސެޓްފިކެޓް 1",
  C2: "ސެޓްފިކެޓް 2",
  C3: "ސެޓްފިކެޓް 3",
  C4: "ސެޓްފިކެޓް 4",
  D: "ޑިޕްލޮމާ",
  B: "ޑިގްރީ",
  BH: "ޑިގްރީ",
  M: "މާސްޓަރޒް ޑިގްރީ",
};

/** The name in Thaana, which courses taught in Dhivehi give more often than others. */
export function courseNameDv(offer: Offer, languages: readonly string[]): string | null {
  const { subject, code } = offer;
  const award = DHIVEHI_AWARDS[code];
  if (!subject.dv || !award || offer.ownName) return null;
  const share = languages[0] === "Dhivehi" && !isPostgraduate(code) ? 0.4 : 0.06;
  return offer.choose("name_dv").chance(share) ? `${subject.dv} - ${award}` : null;
}
