import { Anchor } from "../ui/link.tsx";
import { Mark } from "../ui/mark.tsx";
import { Wrap } from "../ui/section.tsx";
import css from "./footer.module.css";
import type { NavItem } from "./navigation.ts";

type FooterProps = {
  words: {
    quote: string;
    quickLinks: string;
    book: string;
    links: NavItem[];
    serviceArea: { title: string } & NavItem;
    follow: string;
    visit: string;
    chat: { notice: string; runBy: string; privacy: string };
    legal: NavItem[];
  };
  clinic: {
    name: string;
    shortName: string;
    phone: string;
    phoneLink: string;
    address: [string, string];
    booking: string;
    registration: string;
    social: { network: string; url: string }[];
    /** Who runs the chat, where there is one. */
    chatProvider?: { name: string; country: string };
  };
  year: number;
};

export function Footer({ words, clinic, year }: FooterProps) {
  const { chatProvider } = clinic;
  return (
    <footer className={css.footer} data-ground="night" data-print="hide">
      <Wrap>
        <div className={css.grid}>
          <div>
            <Anchor to="/" className={css.brand}>
              <Mark size={44} />
              {clinic.shortName}
            </Anchor>
            <p className={css.quote}>{`“${words.quote}”`}</p>
          </div>
          <nav aria-label={words.quickLinks}>
            <h2 className={css.title}>{words.quickLinks}</h2>
            <ul>
              <li>
                <Anchor to={clinic.booking}>{words.book}</Anchor>
              </li>
              {words.links.map((link) => (
                <li key={link.to}>
                  <Anchor to={link.to}>{link.label}</Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className={css.title}>{words.serviceArea.title}</h2>
            <ul>
              <li>
                <Anchor to={words.serviceArea.to}>{words.serviceArea.label}</Anchor>
              </li>
            </ul>
            {clinic.social.length > 0 && (
              <>
                <h2 className={css.title}>{words.follow}</h2>
                <ul>
                  {clinic.social.map(({ network, url }) => (
                    <li key={url}>
                      <Anchor to={url}>{network}</Anchor>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <div>
            <h2 className={css.title}>{words.visit}</h2>
            <address>
              {clinic.address[0]}
              <br />
              {clinic.address[1]}
            </address>
            <p className={css.phone}>
              <Anchor to={clinic.phoneLink}>{clinic.phone}</Anchor>
            </p>
          </div>
        </div>
        {chatProvider && (
          <p className={css.chat}>
            {`${words.chat.notice} ${words.chat.runBy} ${chatProvider.name}, ${chatProvider.country}. `}
            <Anchor to="/privacy-policy">{words.chat.privacy}</Anchor>
          </p>
        )}
        <div className={css.base}>
          <p>{`© ${year} ${clinic.name}. ${clinic.registration}.`}</p>
          <ul>
            {words.legal.map((link) => (
              <li key={link.to}>
                <Anchor to={link.to}>{link.label}</Anchor>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </footer>
  );
}
