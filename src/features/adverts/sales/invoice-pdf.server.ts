import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { dateWords } from "#catalogue/dates.ts";
import { formatAmount } from "#catalogue/fees.ts";
import { type InvoiceContent, scriptRuns } from "./invoice.ts";

const packageFiles = createRequire(import.meta.url);

/** The fonts that ship, each embedded with the letters that are used. */
const INVOICE_FONTS = {
  regular: "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf",
  bold: "@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf",
  thaana: "@expo-google-fonts/noto-sans-thaana/400Regular/NotoSansThaana_400Regular.ttf",
} as const;

type InvoiceFont = keyof typeof INVOICE_FONTS;

/** Points of an A4 page. */
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 539, 64, 780];
const LINE_HEIGHT = 16;
const INK = "#05202b";
const SOFT_INK = "#4a606a";

/** An invoice as a PDF of one or more A4 pages. */
export async function invoicePdf(invoice: InvoiceContent): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: "en",
    info: {
      Title: `Invoice ${invoice.number}`,
      Author: invoice.seller.split("\n")[0] ?? "",
      CreationDate: new Date(`${invoice.issued_on}T00:00:00Z`),
    },
  });
  for (const [name, file] of Object.entries(INVOICE_FONTS)) {
    document.registerFont(name, packageFiles.resolve(file));
  }
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on("end", resolve).on("error", reject);
  });
  drawInvoice(document, invoice);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

type Pdf = InstanceType<typeof PDFDocument>;

interface LineStyle {
  font?: InvoiceFont;
  size?: number;
  colour?: string;
  x?: number;
  /** Where a line ends that is drawn to the right. */
  right?: number;
  width?: number;
}

/** Draws lines from top to bottom, each piece in the font that has its letters. */
function writerOf(document: Pdf) {
  let y = TOP;
  const room = () => {
    if (y <= BOTTOM) return;
    document.addPage();
    y = TOP;
  };
  const fontOf = (isThaana: boolean, font: InvoiceFont) => (isThaana ? "thaana" : font);
  const widthOf = (line: string, font: InvoiceFont, size: number) =>
    scriptRuns(line).reduce((width, { text, isThaana }) => {
      document.font(fontOf(isThaana, font)).fontSize(size);
      return width + document.widthOfString(text);
    }, 0);
  const draw = (line: string, style: LineStyle = {}) => {
    const { font = "regular", size = 10.5, colour = INK, x = LEFT, right } = style;
    let at = right === undefined ? x : right - widthOf(line, font, size);
    for (const { text, isThaana } of scriptRuns(line)) {
      document.font(fontOf(isThaana, font)).fontSize(size).fillColor(colour);
      document.text(text, at, y, { lineBreak: false });
      at += document.widthOfString(text);
    }
  };
  /** Cuts a text where a line is full; a word that is longer than a line is cut too. */
  const wrapped = (
    text: string,
    { font = "regular", size = 10.5, width = RIGHT - LEFT }: LineStyle,
  ) =>
    text.split("\n").flatMap((paragraph) => {
      const lines = [""];
      for (const word of paragraph
        .split(/\s+/)
        .flatMap((each) => each.match(/.{1,60}/gu) ?? [""])) {
        const joined = [lines.at(-1), word].filter(Boolean).join(" ");
        if (widthOf(joined, font, size) <= width) lines[lines.length - 1] = joined;
        else lines.push(word);
      }
      return lines;
    });
  return {
    draw,
    down: (points = LINE_HEIGHT) => {
      y += points;
      room();
    },
    paragraph: (text: string, style: LineStyle = {}) => {
      for (const line of wrapped(text, style)) {
        draw(line, style);
        y += LINE_HEIGHT;
        room();
      }
    },
    rule: () => {
      document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor("#c9d4d8").stroke();
      y += 10;
    },
    place: () => y,
    moveTo: (position: number) => {
      y = position;
    },
  };
}

const CUSTOMER_X = 320;

function drawInvoice(document: Pdf, invoice: InvoiceContent): void {
  const page = writerOf(document);
  page.draw("Invoice", { font: "bold", size: 24 });
  page.draw(invoice.number, { font: "bold", size: 14, right: RIGHT });
  page.down(44);
  const top = page.place();
  page.paragraph("From", { colour: SOFT_INK, size: 9 });
  page.paragraph(invoice.seller, { width: CUSTOMER_X - LEFT - 20 });
  const below = page.place();
  page.moveTo(top);
  const customer = { x: CUSTOMER_X, width: RIGHT - CUSTOMER_X };
  page.paragraph("To", { ...customer, colour: SOFT_INK, size: 9 });
  page.paragraph(invoice.organisation, { ...customer, font: "bold" });
  page.paragraph(`${invoice.name}\n${invoice.address}`, customer);
  page.moveTo(Math.max(below, page.place()) + 20);
  for (const [name, value] of [
    ["Date", dateWords(invoice.issued_on)],
    ["Due", dateWords(invoice.due_on)],
    ["Order", String(invoice.order)],
    ["Adverts in", dateWords(invoice.month)],
  ] as const) {
    page.draw(name, { colour: SOFT_INK });
    page.draw(value, { x: LEFT + 90, font: "bold" });
    page.down();
  }
  page.down(18);
  drawLines(page, invoice);
  if (invoice.payment) {
    page.down(24);
    page.paragraph("How to pay", { font: "bold" });
    page.paragraph(invoice.payment);
  }
  page.down();
  page.paragraph(`Please name ${invoice.number} with your payment.`, { colour: SOFT_INK });
}

const INVOICE_COLUMNS = { rate: 380, discount: 450, price: RIGHT } as const;

function drawLines(page: ReturnType<typeof writerOf>, { lines, amount }: InvoiceContent): void {
  const head = { colour: SOFT_INK, size: 9 };
  page.draw("Advert", head);
  page.draw("MVR a month", { ...head, right: INVOICE_COLUMNS.rate });
  page.draw("Discount", { ...head, right: INVOICE_COLUMNS.discount });
  page.draw("MVR", { ...head, right: INVOICE_COLUMNS.price });
  page.down();
  page.rule();
  for (const { text, rate, discount, price } of lines) {
    page.draw(text);
    page.draw(rate.toLocaleString("en"), { right: INVOICE_COLUMNS.rate });
    page.draw(discount === 0 ? "-" : `${discount} %`, { right: INVOICE_COLUMNS.discount });
    page.draw(price.toLocaleString("en"), { right: INVOICE_COLUMNS.price });
    page.down(20);
  }
  page.rule();
  page.draw("To pay", { font: "bold", size: 12 });
  page.draw(formatAmount("MVR", amount), { font: "bold", size: 12, right: RIGHT });
  page.down(24);
}
