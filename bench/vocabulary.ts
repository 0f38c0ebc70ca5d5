import { seededRandom } from "#catalogue/shuffle.ts";

/** Words that names of courses are made of, the most frequent first. */
const SUBJECTS = (
  "management business technology science education health engineering design studies development " +
  "nursing accounting finance marketing tourism hospitality law information communication islamic " +
  "social media teaching marine environmental public administration computer software construction " +
  "applied international human resource project food language english arabic dhivehi early childhood " +
  "primary secondary electrical mechanical civil maritime aviation fisheries agriculture biology " +
  "chemistry physics mathematics statistics economics banking insurance logistics supply chain retail " +
  "sales event culinary bakery fashion graphic interior architecture photography journalism film music " +
  "dance theatre sport fitness nutrition psychology counselling sociology anthropology history " +
  "geography politics philosophy theology quran shariah legal criminal forensic security safety fire " +
  "rescue medical laboratory pharmacy dental physiotherapy midwifery radiography veterinary animal " +
  "plant water energy solar climate waste network database web cyber cloud data analytics robotics"
).split(" ");

const SYLLABLES = (
  "ba be bi bo da de di do fa fe fi fo ga ge go ha he hi ka ke ki ko la le li lo ma me mi mo na ne ni " +
  "no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi vo za ze zo"
).split(" ");
const ENDINGS = "n r l s t m nt st ng rd".split(" ");

/** Distinct words: the subjects first, then artificial ones. */
export function wordsFor(count: number): string[] {
  const random = seededRandom(97);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
  const words = new Set(SUBJECTS);
  while (words.size < count) {
    const length = 2 + Math.floor(random() * 3);
    const stem = Array.from({ length }, () => pick(SYLLABLES)).join("");
    words.add(random() < 0.6 ? stem + pick(ENDINGS) : stem);
  }
  return [...words].slice(0, Math.max(count, SUBJECTS.length));
}

/** Draws numbers from 0 to below `count` by Zipf's law: n is drawn in proportion to 1 / (n + 1). */
export function zipf(count: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let place = 0; place < count; place++) {
    sum += 1 / (place + 1);
    sums[place] = sum;
  }
  return () => {
    const drawn = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
