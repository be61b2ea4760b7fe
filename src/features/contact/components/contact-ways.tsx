import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { CONTACT } from '#src/messages/contact.ts';
import { SUPPORT_CONTACTS, type SupportContact } from '../model/support-contacts.ts';

const LOOKS: Record<SupportContact['kind'], { icon: LucideIcon; scheme: string | null }> = {
  email: { icon: Mail, scheme: 'mailto:' },
  phone: { icon: Phone, scheme: 'tel:' },
  address: { icon: MapPin, scheme: null },
};

function ContactWay({ kind, value }: SupportContact) {
  const { icon: Icon, scheme } = LOOKS[kind];
  return (
    <li className="flex min-h-11 items-center gap-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 break-words">
        <span className="sr-only">{`${CONTACT.kinds[kind]}: `}</span>
        {scheme === null ? (
          value
        ) : (
          <a
            href={`${scheme}${value.replaceAll(' ', '')}`}
            className="inline-flex min-h-11 items-center text-brand-strong underline underline-offset-4"
          >
            {value}
          </a>
        )}
      </span>
    </li>
  );
}

/** How to reach whoever runs the site. */
export function ContactWays({ contacts = SUPPORT_CONTACTS }: { contacts?: readonly SupportContact[] }) {
  return (
    <ul className="grid content-start gap-1">
      {contacts.map((contact) => (
        <ContactWay key={contact.value} {...contact} />
      ))}
    </ul>
  );
}
