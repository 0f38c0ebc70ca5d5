import type { FastifyInstance } from "fastify";
import { told } from "#platform/http/api-calls.server.ts";
import { message } from "#platform/http/calls.schema.ts";
import { servingOperators } from "#platform/http/operator-calls.server.ts";
import type { PersonalApi } from "#platform/http/personal-calls.server.ts";
import { problems } from "#platform/http/problem.schema.ts";
import { TICKETS } from "./tickets.endpoints.ts";
import * as schema from "./tickets.schema.ts";
import type { TicketsService } from "./tickets.service.server.ts";

/** Messages to the site and reported mistakes, for editors and administrators. */
export async function ticketsApi(
  app: FastifyInstance,
  { tickets, authenticate }: PersonalApi<{ tickets: TicketsService }>,
) {
  const { serve, me } = servingOperators(app, {
    tag: "Messages to us",
    may: "message.answer",
    authenticate,
  });
  const one = { params: schema.officeTicketParameter, failures: { 404: problems.notFound } };
  serve(TICKETS.list, {
    operationId: "listTickets",
    summary: "Messages to the site and reported mistakes, the newest first",
    query: schema.officeTicketsQuery,
    answers: "One page of them, and who may take care of them",
    answer: schema.officeTickets,
    handler: async (request) => await tickets.tickets(me(request), request.query),
  });
  const changed = { ...one, answers: "The message as it is now", answer: schema.officeTicket };
  serve(TICKETS.answer, {
    ...changed,
    operationId: "answerTicket",
    summary: "Answers a message by mail",
    body: schema.ticketText,
    status: 201,
    handler: async (request) =>
      await tickets.answer(me(request), request.params.id, request.body.text),
  });
  serve(TICKETS.note, {
    ...changed,
    operationId: "noteTicket",
    summary: "Keeps a note that operators alone read",
    body: schema.ticketText,
    status: 201,
    handler: async (request) =>
      await tickets.note(me(request), request.params.id, request.body.text),
  });
  serve(TICKETS.change, {
    ...changed,
    operationId: "changeTicket",
    summary: "Says where a message stands, and who takes care of it",
    body: schema.ticketChange,
    handler: async (request) => await tickets.change(me(request), request.params.id, request.body),
  });
  serve(TICKETS.delete, {
    ...one,
    operationId: "deleteTicket",
    summary: "Deletes a message with its answers and notes, as its writer may ask",
    answers: "It is gone",
    answer: message,
    handler: (request) => told("It is deleted.", tickets.delete(me(request), request.params.id)),
  });
}
