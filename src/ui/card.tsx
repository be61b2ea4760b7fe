import type { ReactNode } from 'react';

interface CardProps {
  as?: 'div' | 'li' | 'section' | 'article';
  className?: string;
  children: ReactNode;
}

export function Card({ as: Tag = 'div', className = '', children }: CardProps) {
  return (
    <Tag className={`rounded-card border border-line bg-surface p-4 sm:p-5 ${className}`}>{children}</Tag>
  );
}
