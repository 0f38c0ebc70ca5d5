/** One content line of RFC 5545, unfolded. */
interface ContentLine {
  name: string;
  parameters: string;
  value: string;
}

interface Component {
  kind: string;
  lines: ContentLine[];
}

const MAX_OCTETS = 75;
const CONTENT_LINE =
  /^(?<name>[A-Za-z0-9-]+)(?<parameters>(?:;[A-Za-z0-9-]+=[^;:]+)*):(?<value>.*)$/su;
const TEXTS = new Set(["SUMMARY", "DESCRIPTION", "LOCATION"]);

/** What each component has exactly once (RFC 5545, 3.6). */
const ONCE: ReadonlyMap<string, readonly string[]> = new Map([
  ["VCALENDAR", ["PRODID", "VERSION"]],
  ["VEVENT", ["UID", "DTSTAMP", "DTSTART", "SUMMARY"]],
  ["VALARM", ["ACTION", "TRIGGER", "DESCRIPTION"]],
  ["VTIMEZONE", ["TZID"]],
  ["STANDARD", ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"]],
]);

/** Where a file breaks RFC 5545; a reader of calendars forgives most of it, others do not. */
export function calendarFaults(file: string): string[] {
  const faults = faultsOfText(file);
  const lines = file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
  const components: Component[] = [];
  const open: Component[] = [];
  for (const text of lines) {
    const { name, parameters = "", value = "" } = CONTENT_LINE.exec(text)?.groups ?? {};
    if (name === undefined) faults.push(`no content line: ${text}`);
    else if (name === "BEGIN") {
      open.push({ kind: value, lines: [] });
      components.push(open.at(-1)!);
    } else if (name === "END") {
      if (open.pop()?.kind !== value) faults.push(`${value} ends, which did not begin`);
    } else if (open.length === 0) faults.push(`outside of a calendar: ${text}`);
    else open.at(-1)!.lines.push({ name, parameters, value });
  }
  if (open.length > 0) faults.push("something does not end");
  if (components[0]?.kind !== "VCALENDAR") faults.push("no calendar");
  if (components.length < 2) faults.push("no component");
  const ids = components.filter(isEvent).flatMap(({ lines: own }) => valuesOf(own, "UID"));
  if (new Set(ids).size < ids.length) faults.push(`one id of two events: ${ids.toSorted()}`);
  return [...faults, ...components.flatMap(faultsOfComponent)];
}

const isEvent = ({ kind }: Component) => kind === "VEVENT";

const valuesOf = (lines: readonly ContentLine[], name: string) =>
  lines.flatMap((line) => (line.name === name ? [line.value] : []));

function faultsOfText(file: string): string[] {
  const faults: string[] = [];
  if (!file.endsWith("\r\n")) faults.push("the last line does not end");
  if (/\r(?!\n)|(?<!\r)\n/.test(file)) faults.push("a line ends with half of CRLF");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no value may hold
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(file))
    faults.push("control characters");
  const long = file.split("\r\n").filter((line) => Buffer.byteLength(line) > MAX_OCTETS);
  return [...faults, ...long.map((line) => `more than ${MAX_OCTETS} octets: ${line}`)];
}

function faultsOfComponent({ kind, lines }: Component): string[] {
  const missing = (ONCE.get(kind) ?? [])
    .filter((name) => valuesOf(lines, name).length !== 1)
    .map((name) => `${kind} has not one ${name}`);
  const texts = lines
    .filter(({ name, value }) => TEXTS.has(name) && !/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value))
    .map(({ name, value }) => `${name} is not escaped: ${value}`);
  const days = lines
    .filter(({ name, parameters }) => name === "DTSTART" && parameters.includes("VALUE=DATE"))
    .filter(({ value }) => !/^\d{8}$/.test(value))
    .map(({ value }) => `no day: ${value}`);
  return [...missing, ...texts, ...days];
}
