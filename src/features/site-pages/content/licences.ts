/// <reference path="../licences.d.ts" />
import groups from 'virtual:licences';

/** One wording of a licence with what is under it. */
export type LicenceGroup = (typeof groups)[number];

/** What ships, the largest group first. */
export const LICENCE_GROUPS = groups;
