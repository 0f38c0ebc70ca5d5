import { MAX_DEPTH, MAX_RECORD_LENGTH } from "../../import-limits.ts";
/** A syntax error in the JSON text. */
export class JsonTextError extends Error {
  override name = "JsonTextError";
}

/** The text of a value, and the line where it begins. */
export interface WrittenValue {
  line: number;
  text: string;
  /** Set where it is nested too deeply to be parsed. */
  problem?: string;
}

/** Reads JSON text in pieces, one value at a time, so that memory holds only one value. */
export class JsonText {
  private piece = "";
  private at = 0;
  private line = 1;
  private ended = false;
  private readonly pieces: AsyncIterator<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces[Symbol.asyncIterator]();
  }

  /** The next character that is not white space, without consuming it; empty at the end. */
  async peek(): Promise<string> {
    for (;;) {
      for (; this.at < this.piece.length; this.at++) {
        const character = this.piece[this.at] ?? "";
        if (character === "\n") this.line += 1;
        else if (character !== " " && character !== "\t") return character;
      }
      if (!(await this.fill())) return "";
    }
  }

  /** Consumes the next character if it is this one. */
  async takes(character: string): Promise<boolean> {
    if ((await this.peek()) !== character) return false;
    this.at += 1;
    return true;
  }

  /** @throws JsonTextError when the next character is another one. */
  async expect(character: string): Promise<void> {
    if (await this.takes(character)) return;
    const found = (await this.peek()) || "the end";
    throw new JsonTextError(`line ${this.line}: ${found} stands where ${character} belongs`);
  }

  /** Reads one value to its end without checking its syntax; the caller parses it. */
  async value(): Promise<WrittenValue> {
    await this.peek();
    const { line } = this;
    const scan = new ValueScan();
    let text = "";
    for (;;) {
      const from = this.at;
      this.at = scan.end(this.piece, from);
      text += this.piece.slice(from, this.at);
      if (text.length > MAX_RECORD_LENGTH) {
        throw new JsonTextError(`line ${line}: a record is longer than any may be`);
      }
      if (this.at < this.piece.length || !(await this.fill())) break;
    }
    this.line += scan.lines;
    const written = { line, text: text.trimEnd() };
    return scan.deepest > MAX_DEPTH
      ? { ...written, problem: `is nested ${scan.deepest} levels deep, which no record is` }
      : written;
  }

  private async fill(): Promise<boolean> {
    while (!this.ended) {
      const { value, done } = await this.pieces.next();
      if (done) this.ended = true;
      else if (value !== "") {
        this.piece = value;
        this.at = 0;
        return true;
      }
    }
    return false;
  }
}

/** Finds the end of a value that spans several pieces. */
class ValueScan {
  lines = 0;
  deepest = 0;
  private depth = 0;
  private inText = false;
  private escaped = false;
  private closed = false;

  /** Position of the value's end in the piece; the piece's length where the value continues. */
  end(piece: string, from: number): number {
    for (let at = from; at < piece.length; at++) {
      const character = piece[at] ?? "";
      if (this.closed || (!this.inText && this.depth === 0 && ",]}:".includes(character))) {
        return at;
      }
      this.take(character);
    }
    return piece.length;
  }

  private take(character: string): void {
    if (character === "\n") this.lines += 1;
    if (this.inText) {
      if (this.escaped) this.escaped = false;
      else if (character === "\\") this.escaped = true;
      else if (character === '"') this.inText = false;
    } else if (character === '"') {
      this.inText = true;
    } else if (character === "{" || character === "[") {
      this.depth += 1;
      this.deepest = Math.max(this.deepest, this.depth);
    } else if (character === "}" || character === "]") {
      this.depth -= 1;
      this.closed = this.depth === 0;
    }
  }
}
