import { useQuery } from '@tanstack/react-query';
import { Building2, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { CONTACT } from '#src/messages/contact.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

/** Who runs the site and how to reach them. */
const contactWays = () => readQuery(ENDPOINTS.contact.ways, {}, { staleTime: 60 * 60_000 });

type Kind = keyof typeof CONTACT.kinds;

const KINDS = ['company', 'email', 'phone', 'address'] as const satisfies readonly Kind[];

const LOOKS: Record<Kind, { icon: LucideIcon; scheme: string | null }> = {
  company: { icon: Building2, scheme: null },
  email: { icon: Mail, scheme: 'mailto:' },
  phone: { icon: Phone, scheme: 'tel:' },
  address: { icon: MapPin, scheme: null },
};

function ContactWay({ kind, value }: { kind: Kind; value: string }) {
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

/** Who runs the site and how to reach them; says so if they have not given it. */
export function ContactWays() {
  const query = useQuery(contactWays());
  const { data } = query;
  if (!data) {
    const waiting = (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
    const failed = <p className="text-muted text-pretty">{CONTACT.unknown}</p>;
    return <Loaded query={query} waiting={waiting} failed={failed} />;
  }
  const ways = KINDS.flatMap((kind) => {
    const value = data[kind];
    return value === null ? [] : [{ kind, value }];
  });
  const reachable = data.email !== null || data.phone !== null;
  return (
    <div className="grid content-start gap-3">
      {ways.length > 0 && (
        <ul className="grid gap-1">
          {ways.map(({ kind, value }) => (
            <ContactWay key={kind} kind={kind} value={value} />
          ))}
        </ul>
      )}
      {!reachable && <p className="text-muted text-pretty">{CONTACT.none}</p>}
    </div>
  );
}
