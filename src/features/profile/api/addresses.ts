import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Administrative divisions change by law only, milliseconds. */
const STALE_MS = 86_400_000;

export const provinces = () =>
  queryOptions({
    queryKey: ['address', 'provinces'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.address.provinces, { options: { signal } }),
    staleTime: STALE_MS,
  });

/** Wards, communes and special zones of a province: the only level below it since 1 July 2025. */
export const wards = (province: string) =>
  queryOptions({
    queryKey: ['address', 'wards', province],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.address.districts, { params: { province }, options: { signal } }),
    staleTime: STALE_MS,
    enabled: province !== '',
  });
