import { directionsLink, phoneLink } from "../../facts/format.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { formAddress } from "../form/provider.ts";

/**
 * Counts taps on call, booking, directions and form links, by the names in docs/did-anyone-come.md. Helplines
 * aren't counted: who a visitor calls in a crisis is private.
 */
export function countTaps(clinic: ClientClinic, count: (tap: string) => void): void {
  const { booking, integrations, phone } = clinic;
  const taps = new Map([
    [phoneLink(phone), "tap_call"],
    [booking.general, "tap_booking"],
    [booking.assessment, "tap_booking"],
    [directionsLink(clinic), "tap_directions"],
    [formAddress(integrations.form), "tap_form"],
  ]);
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const tap = taps.get(link?.getAttribute("href") ?? "");
    if (tap) count(tap);
  });
  // A tap inside another site's frame can't be seen. All the page notices is that its focus moved to the frame.
  addEventListener("blur", () =>
    setTimeout(() => {
      if (document.activeElement?.matches("iframe[data-form-id]")) count("tap_form");
    }),
  );
}
