import { Cu } from '#src/ui/cu/cu.tsx';

/** Cú on a hill at sunrise, alive. */
export const MorningScene = () => (
  <div className="relative w-full max-w-md">
    <svg aria-hidden="true" viewBox="0 0 360 280" className="w-full">
      <circle cx="272" cy="84" r="48" className="fill-brand opacity-50" />
      <path
        d="M0 176c50-46 96-32 150-8s136 22 210-34v122a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        className="fill-brand opacity-20"
      />
      <path
        d="M0 226c74-32 148-22 212-4s102 12 148-6v40a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        className="fill-brand opacity-35"
      />
    </svg>
    <Cu pose="greeting" isAlive className="absolute bottom-[6%] left-[21%] w-[54%]" />
  </div>
);
