export const DeskDrawing = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 360 280"
    className="w-full max-w-md fill-none stroke-brand-strong [stroke-width:2.5]"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <ellipse cx="184" cy="150" rx="164" ry="118" className="fill-brand-soft" stroke="none" />
    <path d="M28 242h304" />
    <rect x="126" y="46" width="110" height="190" rx="18" className="fill-raised" />
    <path d="M166 60h30" />
    <rect x="142" y="78" width="78" height="26" rx="8" className="fill-sunk" stroke="none" />
    <path d="M152 91h42" className="stroke-muted" />
    <path
      d="M148 134v14M158 124v34M168 132v18M178 118v46M188 129v24M198 122v38M208 134v14"
      className="stroke-brand [stroke-width:5]"
    />
    <circle cx="181" cy="200" r="20" className="fill-brand" stroke="none" />
    <path d="m172 200 6 6 12-13" className="stroke-raised [stroke-width:3.5]" />
    <path d="M36 220h72v22H36zM44 200h60v20H44z" className="fill-raised" />
    <path d="M40 180h56v20H40z" className="fill-brand" />
    <path d="M50 231h28M58 210h22" className="stroke-muted" />
    <path d="M268 242v-30h46v22a8 8 0 0 1-8 8z" className="fill-raised" />
    <path
      d="M314 218h6a8 8 0 0 1 0 16h-6M282 200c-4-6 4-9 0-16M298 200c-4-6 4-9 0-16"
      className="stroke-brand"
    />
    <path d="M292 40a26 26 0 1 0 27 37 21 21 0 0 1-27-37z" className="fill-brand" stroke="none" />
    <circle cx="70" cy="92" r="3" className="fill-brand" stroke="none" />
    <circle cx="96" cy="66" r="2.5" className="fill-brand" stroke="none" />
    <circle cx="262" cy="84" r="2.5" className="fill-brand" stroke="none" />
  </svg>
);
