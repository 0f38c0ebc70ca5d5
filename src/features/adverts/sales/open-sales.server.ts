import type { Storage } from "#platform/db/database.ts";
import { readSecret } from "#platform/db/secrets.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { createOrderLinks } from "./order-links.server.ts";
import { createOrderMails } from "./order-mails.ts";
import { createOrderPictures } from "./order-pictures.server.ts";
import { createAdvertOrders } from "./orders.service.server.ts";
import { createSelling } from "./selling.service.server.ts";
import { openSellingWork } from "./selling-work.server.ts";

interface OpenSales {
  storage: Storage;
  queue: MailQueue;
  publicUrl: string;
  operatorEmail: string;
  /** Folder of the adverts' pictures. */
  folder: string;
  onError: (error: unknown) => void;
  now?: () => Date;
}

/** Adverts that are ordered by advertisers and sold by the operator. */
export async function openAdvertSales(given: OpenSales) {
  const { storage, queue, publicUrl, operatorEmail, folder, onError } = given;
  const parts = {
    storage,
    queue,
    operatorEmail,
    mails: createOrderMails(publicUrl),
    links: createOrderLinks(await readSecret(storage, "advert_links")),
    pictures: createOrderPictures(folder),
    now: given.now ?? (() => new Date()),
  };
  const work = openSellingWork({ ...parts, storage: storage.background, onError });
  return {
    advertOrders: createAdvertOrders(parts),
    selling: createSelling(parts),
    /** Does what is due now, as it is done every hour. */
    work: work.work,
    close: work.stop,
  };
}
