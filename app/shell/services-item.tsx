import { type MouseEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useOnNavigation } from "../navigation/use-on-navigation.ts";
import { Icon } from "../ui/icon.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import { NavigationLink } from "./navigation-link.tsx";
import css from "./services-item.module.css";
import { ServicesList } from "./services-list.tsx";

type ServicesItemProps = {
  item: NavigationItem;
  services: NavigationItem[];
  /** The accessible name of the button that opens the list. */
  label: string;
  onOpenChange: (open: boolean) => void;
};

/**
 * The link to the services page, with a button that opens the list of services. Hovering opens the list
 * too. Before hydration, CSS opens it on hover and focus.
 */
export function ServicesItem({ item, services, label, onOpenChange }: ServicesItemProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openedByHover = useRef(false);

  useOnNavigation(() => setOpen(false));
  useEffect(() => onOpenChange(open), [open, onOpenChange]);
  // If the pointer was already here before hydration, CSS has opened the list: keep it open.
  useEffect(() => {
    if (entry.current?.matches(":hover")) setOpen(true);
  }, []);
  // Escape works wherever focus is, because a list opened by hovering may cover what the visitor reads.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      openedByHover.current = false;
      if (entry.current?.contains(document.activeElement)) button.current?.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);

  // A tap also fires pointerenter and pointerleave. Touch uses the button instead.
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    // A passing pointer must not close a list that the keyboard is in.
    if (!isOver && entry.current?.querySelector("ul :focus-visible")) return;
    openedByHover.current = isOver && !open;
    setOpen(isOver);
  };
  // After hovering has opened the list, the first click keeps it open and the second closes it. A key press
  // (detail 0) always toggles.
  const onClick = ({ detail: clicks }: MouseEvent) => {
    if (clicks === 0 || !openedByHover.current) setOpen(!open);
    openedByHover.current = false;
  };
  return (
    <li
      ref={entry}
      className={css.item}
      data-open={open ? "" : undefined}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <NavigationLink item={item} />
      <button
        ref={button}
        type="button"
        className={css.toggle}
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onClick}
      >
        <Icon name="chevron" size={16} />
      </button>
      <ServicesList id={listId} services={services} />
    </li>
  );
}
