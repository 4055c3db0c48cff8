import { isLive } from "../facts/connected.ts";
import type { ServedIntegrations } from "../schema/served.ts";
import { scriptQuery } from "./outside-script.ts";
import { queryClient } from "./query-client.ts";

/** How long the loaded script may take to add its window, in milliseconds. */
const APPEARANCE_LIMIT = 15_000;

const hasAppeared = () =>
  document.querySelector("chat-widget") !== null || "leadConnector" in window;

/** Resolves when the widget is on the page. The script adds it to the body and, in some versions, says so. */
const appearance = () =>
  new Promise<boolean>((resolve) => {
    const settle = (appeared: boolean) => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener("LC_chatWidgetLoaded", announced);
      resolve(appeared);
    };
    const announced = () => settle(true);
    const observer = new MutationObserver(() => {
      if (hasAppeared()) settle(true);
    });
    const timer = setTimeout(() => settle(hasAppeared()), APPEARANCE_LIMIT);
    observer.observe(document.body, { childList: true });
    addEventListener("LC_chatWidgetLoaded", announced);
    if (hasAppeared()) settle(true);
  });

/** Loads the chat once. A failure is a warning and no more: the visitor did not ask for a chat. */
export async function loadChat(chat: ServedIntegrations["chat"]): Promise<void> {
  const live = isLive.chat({ chat });
  const script = scriptQuery({
    name: "chat widget",
    id: "chat-widget-script",
    src: live ? chat.script : "/preview/chat.js",
    data: live ? { resourcesUrl: chat.resources, widgetId: chat.id } : {},
  });
  // The query's cache has already written a failure's warning.
  await queryClient.prefetchQuery(script);
  if (queryClient.getQueryState(script.queryKey)?.status !== "success") return;
  if (!(await appearance())) {
    console.warn(
      `Failed to load the chat widget: its script added nothing in ${APPEARANCE_LIMIT / 1000} s`,
    );
  }
}
