// Runs in the page and sets the placeholder frames' heights by their messages, as the providers' scripts do.
declare const data: { frame: string };

const isHeight = (message: unknown): message is [string, { height: number }] =>
  Array.isArray(message) &&
  message[0] === "highlevel.setHeight" &&
  Number.isFinite(message[1]?.height);

addEventListener("message", ({ data: message, origin, source }) => {
  if (origin !== location.origin || !isHeight(message)) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow !== source || !frame.src.endsWith(data.frame)) continue;
    if (message[1].height > frame.clientHeight) frame.style.height = `${message[1].height}px`;
  }
});

export {};
