import { type MouseEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useOnNavigation } from "../navigation/use-on-navigation.ts";
import { Icon } from "../ui/icon.tsx";
import type { NavItem } from "./nav-item.ts";
import { NavLink } from "./nav-link.tsx";
import listCss from "./services-list.module.css";
import css from "./services-menu.module.css";

type ServicesMenuProps = {
  item: NavItem;
  services: NavItem[];
  /** Names the button that opens the list. */
  label: string;
  onOpenChange: (open: boolean) => void;
};

/**
 * The link to the services and, beside it, a button that discloses their list; hovering opens it too.
 * Before the page is alive the list opens by CSS, on hover and when focus is within.
 */
export function ServicesMenu({ item, services, label, onOpenChange }: ServicesMenuProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hovered = useRef(false);

  useOnNavigation(() => setOpen(false));
  useEffect(() => onOpenChange(open), [open, onOpenChange]);
  // A pointer that was here before the page came alive has already opened the list, by CSS.
  useEffect(() => {
    if (entry.current?.matches(":hover")) setOpen(true);
  }, []);
  // Wherever focus is: a list that the pointer opened may be in the way of what is read.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      hovered.current = false;
      if (entry.current?.contains(document.activeElement)) button.current?.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);

  // A finger comes and goes with each tap: for it there is the button.
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    // A pointer that passes by does not take the list from who reads it by key.
    if (!isOver && entry.current?.querySelector("ul :focus-visible")) return;
    hovered.current = isOver && !open;
    setOpen(isOver);
  };
  // The click that follows a hover wants the list, which is there already; the next one closes it, as a key does.
  const onClick = ({ detail: clicks }: MouseEvent) => {
    if (clicks === 0 || !hovered.current) setOpen(!open);
    hovered.current = false;
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
      <NavLink item={item} />
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
      <ul id={listId} className={listCss.list}>
        {services.map((service) => (
          <li key={service.to}>
            <NavLink item={service} className={listCss.service}>
              <span className={listCss.title}>{service.label}</span>
              <span className={listCss.line}>{service.line}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
