/** What is shared: the absolute address of a page, and what it is, in a few words. */
export interface Shared {
  address: string;
  title: string;
}

/** One way to share. */
interface ShareWay {
  name: string;
  href: string;
}

/**
 * The ways to share that are plain links. Each opens the visitor's own app with a message; nothing of
 * these services is on our page.
 */
export function shareWays({ address, title }: Shared): ShareWay[] {
  const url = encodeURIComponent(address);
  const words = encodeURIComponent(title);
  const message = encodeURIComponent(`${title}\n${address}`);
  return [
    { name: "Viber", href: `viber://forward?text=${message}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${message}` },
    { name: "Telegram", href: `https://t.me/share/url?url=${url}&text=${words}` },
    { name: "Mail", href: `mailto:?subject=${words}&body=${message}` },
  ];
}
