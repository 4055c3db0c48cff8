import type { ChatData } from "../chat-data.ts";

// Adds a placeholder chat to the page, the way the provider's script adds the real one.
declare const data: ChatData;

const build = (tag: string, attributes: Record<string, string>, ...children: (Node | string)[]) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

const drawing = () => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute(
    "d",
    "M4 11.500a8 6.8 0 1 1 3.600 5.600L4 18.500l.9-3.100a6.5 6.5 0 0 1-.9-3.900z",
  );
  svg.append(path);
  return svg;
};

const widget = document.createElement("chat-widget");
const root = widget.attachShadow({ mode: "open" });
const look = build("link", { rel: "stylesheet", href: "/placeholder/chat.css" });
const bubble = build(
  "button",
  {
    type: "button",
    class: "bubble",
    "aria-label": data.openButton,
    "aria-expanded": "false",
    "aria-controls": "panel",
  },
  drawing(),
);
const close = build("button", { type: "button", class: "close" }, data.closeButton);
const log = build("div", { class: "log", role: "log" }, build("p", {}, data.notice));
const field = document.createElement("input");
field.type = "text";
field.setAttribute("aria-label", data.messageLabel);
field.placeholder = data.messageLabel;
const form = build(
  "form",
  { class: "write" },
  field,
  build("button", { type: "submit", class: "send" }, data.sendButton),
);
const panel = build(
  "div",
  { id: "panel", class: "panel", role: "dialog", "aria-labelledby": "title", hidden: "" },
  build("div", { class: "head" }, build("p", { id: "title", class: "title" }, data.title), close),
  build(
    "details",
    { class: "where" },
    build("summary", {}, data.ownerNoteTitle),
    build("p", {}, `${data.text} ${data.howToConnect}`),
  ),
  log,
  form,
);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!field.value.trim()) return;
  log.append(build("p", { class: "mine" }, field.value), build("p", {}, data.nothingSent));
  log.scrollTop = log.scrollHeight;
  field.value = "";
});

const show = (open: boolean) => {
  panel.hidden = !open;
  // The page hides a closed chat at the top of a phone's screen.
  widget.toggleAttribute("data-open", open);
  bubble.setAttribute("aria-expanded", String(open));
  if (open) close.focus();
  else bubble.focus();
};
bubble.addEventListener("click", () => show(panel.hasAttribute("hidden")));
close.addEventListener("click", () => show(false));
widget.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && !panel.hidden) show(false);
});
// Unstyled, the bubble would be in the page's flow, so the script brings its styles.
look.addEventListener("load", () => root.append(panel, bubble));

root.append(look);
document.body.append(widget);
dispatchEvent(new CustomEvent("LC_chatWidgetLoaded"));
