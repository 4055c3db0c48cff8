import { directionsUrl, telUrl } from "../../facts/links.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { formUrl } from "../form/provider.ts";

/**
 * Tracks clicks on call, booking, directions and form links, by the names in docs/visitor-numbers.md. Helplines
 * aren't tracked: who a visitor calls in a crisis is private.
 */
export function trackContactClicks(clinic: ClientClinic, track: (event: string) => void): void {
  const { booking, integrations, phone } = clinic;
  const form = formUrl(integrations.form);
  const events = new Map([
    [telUrl(phone), "tap_call"],
    [booking.generalUrl, "tap_booking"],
    [booking.assessmentUrl, "tap_booking"],
    [directionsUrl(clinic), "tap_directions"],
    [form, "tap_form"],
  ]);
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const event = events.get(link?.getAttribute("href") ?? "");
    if (event) track(event);
  });
  // A click inside another site's frame can't be seen. All the page notices is that its focus moved to the frame.
  addEventListener("blur", () =>
    setTimeout(() => {
      if (document.activeElement?.getAttribute("src") === form) track("tap_form");
    }),
  );
}
