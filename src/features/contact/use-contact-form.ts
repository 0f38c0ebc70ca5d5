import { type FormEvent, useEffect, useState } from "react";
import { BANNER_TIME, type FormAnswer, RECEIVED, type ReturnedTicket } from "./contact.ts";
import { sendTicket } from "./send-ticket.ts";

export interface FormBanner {
  tone: "success" | "danger";
  text: string;
}

/** The states of the contact form: idle, sending, invalid, sent, failed. */
export function useContactForm(returned: ReturnedTicket | undefined) {
  const [answer, setAnswer] = useState<FormAnswer | null>(returned?.answer ?? null);
  const [sending, setSending] = useState(false);
  const [banner, setBanner] = useState<FormBanner | null>(null);
  /** Grows when the form starts empty again. */
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (banner === null) return;
    const timer = setTimeout(() => setBanner(null), BANNER_TIME);
    return () => clearTimeout(timer);
  }, [banner]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const result = await sendTicket(Object.fromEntries(new FormData(event.currentTarget)));
    setSending(false);
    setAnswer(result);
    setBanner(bannerOf(result));
    if (result.state === "sent") setRound(round + 1);
  };
  const values = round === 0 ? returned?.values : undefined;
  return { answer, banner, sending, round, values, submit, closeBanner: () => setBanner(null) };
}

function bannerOf(answer: FormAnswer): FormBanner | null {
  if (answer.state === "sent") return { tone: "success", text: RECEIVED };
  return answer.state === "failed" ? { tone: "danger", text: answer.error } : null;
}
