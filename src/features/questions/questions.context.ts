import { createContext } from "react-router";
import type { QuestionsService } from "./questions.service.server.ts";

export const questionsContext = createContext<QuestionsService>();
