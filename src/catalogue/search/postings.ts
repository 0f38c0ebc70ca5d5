/** Which documents hold an entry of a list, and in which of their texts. */
export interface Postings {
  /** List `n` is at `starts[n]` up to `starts[n + 1]` of the two columns. */
  starts: Uint32Array;
  /** Document numbers, ascending within a list. */
  documents: Uint32Array;
  /** Bit `f` is set where text `f` of the document holds the entry. */
  fields: Uint8Array;
}

/** Texts of one document that a posting can tell apart. */
export const MAX_FIELDS = 8;

/** Number of postings in the lists `from` up to `to`. */
export function postingCount(postings: Postings, from: number, to: number): number {
  return postings.starts[to]! - postings.starts[from]!;
}

/** Collects postings, document by document in ascending order, and then sorts them into lists. */
export class PostingsBuilder {
  #lists = new Uint32Array(1024);
  #documents = new Uint32Array(1024);
  #fields = new Uint8Array(1024);
  #count = 0;
  /** Per list, one more than its latest entry. */
  #latest: number[] = [];

  add(list: number, document: number, field: number): void {
    const latest = (this.#latest[list] ?? 0) - 1;
    if (latest >= 0 && this.#documents[latest] === document) {
      this.#fields[latest]! |= 1 << field;
      return;
    }
    if (this.#count === this.#lists.length) this.#grow();
    this.#lists[this.#count] = list;
    this.#documents[this.#count] = document;
    this.#fields[this.#count] = 1 << field;
    this.#count += 1;
    this.#latest[list] = this.#count;
  }

  /** @param place Where each list goes in the finished order; 0 up to its length, each once. */
  build(place: Uint32Array): Postings {
    const starts = new Uint32Array(place.length + 1);
    for (let at = 0; at < this.#count; at += 1) starts[place[this.#lists[at]!]! + 1]! += 1;
    for (let list = 0; list < place.length; list += 1) starts[list + 1]! += starts[list]!;
    return this.#fill(place, starts);
  }

  #fill(place: Uint32Array, starts: Uint32Array): Postings {
    const next = starts.slice();
    const documents = new Uint32Array(this.#count);
    const fields = new Uint8Array(this.#count);
    for (let at = 0; at < this.#count; at += 1) {
      const list = place[this.#lists[at]!]!;
      const slot = next[list]!;
      next[list] = slot + 1;
      documents[slot] = this.#documents[at]!;
      fields[slot] = this.#fields[at]!;
    }
    return { starts, documents, fields };
  }

  #grow(): void {
    const size = this.#count * 2;
    const lists = new Uint32Array(size);
    const documents = new Uint32Array(size);
    const fields = new Uint8Array(size);
    lists.set(this.#lists);
    documents.set(this.#documents);
    fields.set(this.#fields);
    this.#lists = lists;
    this.#documents = documents;
    this.#fields = fields;
  }
}
