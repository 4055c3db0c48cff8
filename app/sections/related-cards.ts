import type { Related, ServiceCard } from "../schema/parts.ts";

/** The cards of the services that a page names, in its order and under the title it gives them. */
export const relatedCards = (cards: ServiceCard[], { services }: Related): ServiceCard[] =>
  services.flatMap(({ to, title }) =>
    cards.filter((card) => card.to === to).map((card) => (title ? { ...card, title } : card)),
  );
