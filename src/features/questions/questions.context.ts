import { createContext } from "react-router";
import type { QuestionInbox } from "./inbox.service.server.ts";
import type { QuestionsService } from "./questions.service.server.ts";

export const questionsContext = createContext<QuestionsService>();
/** Questions, for those who answer them. */
export const questionInboxContext = createContext<QuestionInbox>();
