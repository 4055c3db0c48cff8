import { useEffect } from "react";
import type { ClientIntegrations } from "../../schema/client-content.ts";

/**
 * The chat. It renders nothing, because the provider's script adds its own element to the page. Rendered in the root,
 * so that a conversation goes on from page to page.
 */
export function Chat({ chat }: { chat: ClientIntegrations["chat"] }) {
  useEffect(() => {
    let mounted = true;
    import("./load-chat.ts")
      .then(({ loadChat }) => {
        if (mounted) return loadChat(chat);
      })
      .catch((error: unknown) => console.warn("Failed to load the chat widget:", error));
    return () => {
      mounted = false;
    };
  }, [chat]);
  return null;
}
