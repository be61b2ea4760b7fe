import { create } from 'zustand';
import type { AdviceFields, AdviceVariant } from '#src/shared/contact/advice-rules.ts';

type Draft = Partial<AdviceFields>;

/** Unsent input; it survives closing the modal and changing the page. */
export const useAdviceDrafts = create<Record<AdviceVariant, Draft>>(() => ({ modal: {}, footer: {} }));

export const saveDraft = (variant: AdviceVariant, typed: Draft): void =>
  useAdviceDrafts.setState((drafts) => ({ [variant]: { ...drafts[variant], ...typed } }));

export const dropDraft = (variant: AdviceVariant): void => useAdviceDrafts.setState({ [variant]: {} });
