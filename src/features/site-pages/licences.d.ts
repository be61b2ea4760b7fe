/** What ships with its licences, made by the build. */
declare module 'virtual:licences' {
  const groups: readonly {
    /** SPDX expression. */
    licence: string;
    text: string;
    packages: readonly {
      name: string;
      version: string;
      /** Address of its source. */
      source: string | null;
      /** Its lines of copyright. */
      notices: readonly string[];
    }[];
  }[];
  export default groups;
}
