import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Administrative divisions change by law only, milliseconds. */
const STALE_MS = 86_400_000;

export const provinces = () => readQuery(ENDPOINTS.address.provinces, {}, { staleTime: STALE_MS });

/** Wards, communes and special zones of a province: the only level below it since 1 July 2025. */
export const wards = (province: string) =>
  readQuery(
    ENDPOINTS.address.districts,
    { params: { province } },
    { staleTime: STALE_MS, enabled: province !== '' },
  );
