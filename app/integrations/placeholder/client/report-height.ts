// Runs inside a placeholder frame and tells the page its height, the way the providers' frames do.
declare const data: { id: string };

const report = () => {
  const height = document.documentElement.scrollHeight;
  window.parent.postMessage(["highlevel.setHeight", { height, id: data.id }], location.origin);
};

if (window.parent !== window) {
  report();
  // Error messages make the form longer.
  const form = document.querySelector("form");
  if (form) new ResizeObserver(report).observe(form);
}

export {};
