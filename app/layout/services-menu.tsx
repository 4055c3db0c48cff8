import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { Anchor } from "../ui/link.tsx";
import type { NavItem } from "./header.tsx";
import { NavLink } from "./nav-link.tsx";
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
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the list
  useEffect(() => setOpen(false), [key]);
  useEffect(() => onOpenChange(open), [open, onOpenChange]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <li
      className={css.item}
      data-open={open ? "" : undefined}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <NavLink item={item} />
      <button
        ref={button}
        type="button"
        className={css.toggle}
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron" size={16} />
      </button>
      <ul id={listId} className={css.list}>
        {services.map((service) => (
          <li key={service.to}>
            <Anchor to={service.to} className={css.service}>
              <span className={css.title}>{service.label}</span>
              <span className={css.line}>{service.line}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </li>
  );
}
