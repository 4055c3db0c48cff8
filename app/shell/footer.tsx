import { addressLines, nameWithProfession } from "../facts/format.ts";
import { telUrl } from "../facts/links.ts";
import { usePageHandle } from "../lib/page-handle.ts";
import { PRIVACY_PATH } from "../lib/paths.ts";
import type { ClientClinic } from "../schema/client-content.ts";
import type { Site } from "../schema/site.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Container } from "../ui/container.tsx";
import { Picture } from "../ui/picture.tsx";
import css from "./footer.module.css";
import { Logo } from "./logo.tsx";

type FooterProps = { labels: Site["footer"]; clinic: ClientClinic; year: number };

/** The footer: links, where the clinic is, and the statements the law asks for. */
export function Footer({ labels, clinic, year }: FooterProps) {
  const { headland } = usePageHandle();
  const { chat } = clinic.integrations;
  const [street, suburb] = addressLines(clinic);
  return (
    <footer className={css.footer} data-headland={headland} data-ground="deep" data-print="hide">
      {headland !== "none" && (
        <Picture
          picture={headland === "night" ? labels.headlandAtNight : labels.headland}
          size="window"
          className={css.headland}
        />
      )}
      <Container>
        <div className={css.grid}>
          <div>
            <Anchor to="/" className={css.brand}>
              <Logo size={44} />
              <span>{clinic.shortName}</span>
            </Anchor>
            <p className={css.quote}>{`“${labels.quote}”`}</p>
          </div>
          <nav aria-label={labels.linksTitle}>
            <h2 className={css.title}>{labels.linksTitle}</h2>
            <ul className={css.row}>
              <li>
                <Anchor to={clinic.booking.generalUrl}>{labels.bookLink}</Anchor>
              </li>
              {labels.links.map((link) => (
                <li key={link.to}>
                  <Anchor to={link.to}>{link.label}</Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.column}>
            <h2 className={css.title}>{labels.serviceArea.title}</h2>
            <ul>
              <li>
                <Anchor to={labels.serviceArea.link.to}>{labels.serviceArea.link.label}</Anchor>
              </li>
            </ul>
            {clinic.social.length > 0 && (
              <>
                <h2 className={css.title}>{labels.followTitle}</h2>
                <ul className={css.row}>
                  {clinic.social.map(({ network, url }) => (
                    <li key={url}>
                      <Anchor to={url}>{network}</Anchor>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <div className={css.column}>
            <h2 className={css.title}>{labels.addressTitle}</h2>
            <address>
              {street}
              <br />
              {suburb}
            </address>
            <p className={css.phone}>
              <Anchor to={telUrl(clinic.phone)}>{clinic.phone}</Anchor>
            </p>
          </div>
        </div>
        {chat.shown && (
          <p className={css.chat}>
            {`${labels.chat.notice} ${labels.chat.runBy} ${chat.provider.name}, ${chat.provider.country}. `}
            <Anchor to={PRIVACY_PATH}>{labels.chat.privacyLink}</Anchor>
          </p>
        )}
        <div className={css.base}>
          <p>{`© ${year} ${clinic.name}. ${nameWithProfession(clinic)}. ${clinic.registration.statement}.`}</p>
          <ul>
            {labels.legalLinks.map((link) => (
              <li key={link.to}>
                <Anchor to={link.to}>{link.label}</Anchor>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
