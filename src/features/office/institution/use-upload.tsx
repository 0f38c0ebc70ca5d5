import { useEffect, useRef, useState } from "react";
import { UPLOAD_PICTURE } from "#features/pictures/pictures.endpoints.ts";
import type { PicturePurpose } from "#web/uploaded-picture.ts";
import { problemWords, sendOfficeFile } from "../office-call.ts";
import { smallerPhoto } from "./smaller-photo.ts";

/** Bytes of a picture that the server takes. */
const MAX_BYTES = 8_000_000;
const TOO_LARGE = "The picture is larger than 8 MB. Make it smaller.";
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
  const sending = useRef(new AbortController());
  const latest = useRef(onStored);
  latest.current = onStored;
  useEffect(() => () => sending.current.abort(), []);

  const sendOne = async (file: File) => {
    const { signal } = sending.current;
    const shown = (part: number) => setUpload({ name: file.name, percent: Math.floor(part * 100) });
    shown(0);
    const picture = await smallerPhoto(file);
    if (signal.aborted) return;
    if (picture.size > MAX_BYTES) return setRefusal(`${file.name}: ${TOO_LARGE}`);
    const query = { purpose, institution };
    const { body, problem } = await sendOfficeFile(
      UPLOAD_PICTURE,
      { query },
      picture,
      shown,
      signal,
    );
    if (body) return latest.current(body.url);
    const words = problem.status === 413 ? TOO_LARGE : problemWords(problem);
    if (!signal.aborted) setRefusal(`${file.name}: ${words}`);
  };
  return {
    upload,
    refusal,
    send: async (files: Iterable<File>) => {
      setRefusal(null);
      sending.current = new AbortController();
      for (const file of files) if (!sending.current.signal.aborted) await sendOne(file);
      setUpload(null);
    },
    cancel: () => sending.current.abort(),
  };
}
