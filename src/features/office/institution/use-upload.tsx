import { useEffect, useRef, useState } from "react";
import { authorization } from "#features/accounts/session.store.ts";
import { UPLOAD_PICTURE } from "#features/pictures/pictures.endpoints.ts";
import { addressOf } from "#platform/http/endpoint.ts";
import type { PicturePurpose } from "#web/uploaded-picture.ts";
import { smallerPhoto } from "./smaller-photo.ts";

/** Bytes of a picture that the server takes. */
const MAX_BYTES = 8_000_000;
const TOO_LARGE = "The picture is larger than 8 MB. Make it smaller.";
const LOST = "The connection failed. The picture was not sent.";
const FAILED = "Something went wrong. The picture was not sent.";

/** A picture on its way. */
export interface Upload {
  name: string;
  /** Percent that was sent; at 100 the server makes its sizes. */
  percent: number;
}

interface UploadOptions {
  purpose: PicturePurpose;
  /** Id of the institution that it is of; left out for a picture of the site's own. */
  institution?: number | undefined;
  onStored: (url: string) => void;
}

/** Sends pictures one after the other; what is refused is said. */
export function useUpload({ purpose, institution, onStored }: UploadOptions) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const request = useRef<XMLHttpRequest | null>(null);
  const isCancelled = useRef(false);
  const latest = useRef(onStored);
  latest.current = onStored;
  useEffect(() => () => request.current?.abort(), []);

  const sendOne = async (file: File) => {
    setUpload({ name: file.name, percent: 0 });
    const picture = await smallerPhoto(file);
    if (isCancelled.current) return;
    if (picture.size > MAX_BYTES) return setRefusal(`${file.name}: ${TOO_LARGE}`);
    const xhr = new XMLHttpRequest();
    request.current = xhr;
    const query = { purpose, institution };
    const sent = await sendBytes(xhr, addressOf(UPLOAD_PICTURE, { query }), picture, (percent) =>
      setUpload({ name: file.name, percent }),
    );
    if ("url" in sent) latest.current(sent.url);
    else if (!isCancelled.current) setRefusal(`${file.name}: ${sent.error}`);
  };
  return {
    upload,
    refusal,
    send: async (files: Iterable<File>) => {
      setRefusal(null);
      isCancelled.current = false;
      for (const file of files) if (!isCancelled.current) await sendOne(file);
      setUpload(null);
    },
    cancel: () => {
      isCancelled.current = true;
      request.current?.abort();
    },
  };
}

/** `fetch` tells nothing of how much was sent. */
function sendBytes(
  xhr: XMLHttpRequest,
  address: string,
  picture: Blob,
  onProgress: (percent: number) => void,
): Promise<{ url: string } | { error: string }> {
  return new Promise((resolve) => {
    xhr.open("POST", address);
    xhr.responseType = "json";
    // What it is, its bytes say: what is no picture is refused with a sentence.
    const isImage = picture.type.startsWith("image/");
    xhr.setRequestHeader("Content-Type", isImage ? picture.type : "application/octet-stream");
    for (const [name, value] of Object.entries(authorization())) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    xhr.onerror = () => resolve({ error: LOST });
    xhr.onabort = () => resolve({ error: LOST });
    xhr.onload = () => {
      const { url, error } = (xhr.response ?? {}) as { url?: unknown; error?: unknown };
      if (xhr.status === 201 && typeof url === "string") return resolve({ url });
      if (xhr.status === 413) return resolve({ error: TOO_LARGE });
      resolve({ error: typeof error === "string" ? error : FAILED });
    };
    xhr.send(picture);
  });
}
