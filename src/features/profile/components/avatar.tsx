import { CircleUserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface AvatarProps {
  /** Null for the default picture. */
  url: string | null;
  /** Alternative text; empty if the same words are beside it. */
  alt: string;
  /** Classes for its size. */
  className: string;
  /** Shown instead of the default icon. */
  fallback?: ReactNode;
}

/** A learner's picture; the default icon if there is none, or if it cannot be loaded. */
export function Avatar({ url, alt, className, fallback }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (url === null || url === missing) {
    return (
      fallback ?? (
        <CircleUserRound
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          strokeWidth={1}
          className={`shrink-0 text-muted ${className}`}
        />
      )
    );
  }
  return (
    <img
      src={url}
      alt={alt}
      decoding="async"
      draggable={false}
      onError={() => setMissing(url)}
      className={`shrink-0 rounded-full border border-line bg-sunk object-cover ${className}`}
    />
  );
}
