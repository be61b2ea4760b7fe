import { useSearchParams } from 'react-router';

/** A filter kept in the page's address, so that it survives a reload and can be sent on. */
export function useFilter<Value extends string>(
  name: string,
  values: readonly Value[],
  byDefault: Value,
): [Value, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get(name);
  const value = values.find((each) => each === given) ?? byDefault;
  const set = (next: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === byDefault) after.delete(name);
        else after.set(name, next);
        return after;
      },
      { replace: true },
    );
  return [value, set];
}
