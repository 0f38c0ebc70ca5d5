/** A file of an order, which is saved and not shown. */
export function fileAnswer(content: string | Uint8Array<ArrayBuffer>, type: string, name: string) {
  return new Response(content, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}

/** An invoice as a file. */
export const pdfAnswer = ({ number, pdf }: { number: string; pdf: Buffer }) =>
  fileAnswer(new Uint8Array(pdf), "application/pdf", `invoice-${number}.pdf`);
