import type { RuleCases } from './rule-cases.ts';

export const NOUN_CASES: RuleCases = {
  'missing-plural-s': {
    wrong: `
There are [many reason→many reasons] for this.
[These problem→These problems] are big.
I have [two different opinion→two different opinions].
There are [a lot of student→a lot of students] here.
She stayed for [5 year→5 years].
It rose by [6 percentage→6 percent].
This is [different method→a different method].`,
    right: `
These student loans are expensive.
Many a reason was given.
Many company owners agree.
I have two reasons.
It is a 5-year plan.
It helps both individual and national growth.
We see more difference here.
It offers more opportunity.`,
  },
  'one-of-singular': {
    wrong: `
It is [one of the most important reason→one of the most important reasons] for this.
He is [one of my friend→one of my friends].
[One of the big problem→One of the big problems] is traffic.
It is [one of the best way→one of the best ways].
She is [one of our teacher→one of our teachers].`,
    right: `
It is one of the most important reasons.
He is one of the family friends.
One of the big problems is traffic.
One of the class teachers left.
One of us is late.`,
  },
  'singular-article-plural-noun': {
    wrong: `
She is [a students→a student] here.
[Every countries→Every country] should act.
It is [another reasons→another reason].
[Each children→Each child] has a desk.
It is [a big problems→a big problem].
There was [a opportunities→an opportunity].`,
    right: `
She reads a children’s book.
Every country should act.
They are a people with a long history.
He came every few years.
It took another two weeks.
The group A students left.`,
  },
  'others-noun': {
    wrong: `
We must help [others people→other people].
[Others countries→Other countries] do this.
I like [others subjects→other subjects].
There are [others way→other ways] to help.
[Others students→Other students] agree.`,
    right: `
We must help others.
Other countries do this.
Some like tea, others like coffee.
Others are late.
Many others agree.`,
  },
  'other-singular': {
    wrong: `
I want to move to [other city→another city].
They should find [other job→another job].
Let me give [other example→another example].
She has [other opinion→another opinion].
We need [other way→another way].`,
    right: `
I want to move to another city.
The other city is big.
No other country does this.
Every other student agrees.
Other cities are small.`,
  },
  'uncountable-plural': {
    wrong: `
It gives us many [informations→information].
My parents give [advices→advice].
They did [many researches→some research].
The school bought new [equipments→equipment].
[Young peoples→Young people] like music.`,
    right: `
It gives us information.
She researches languages.
My homework is done.
The peoples of the world differ.
The belt transports the olives.
The work progresses well.
He advises us.`,
  },
  'uncountable-quantity': {
    wrong: `
We need [many information→a lot of information].
She gave me [an advice→some advice].
I have [many homework→a lot of homework] to do.
There is [too many traffic→too much traffic] here.
[A few money→A little money] is enough.`,
    right: `
We need many information systems.
We need much information.
There are many traffic jams.
She has a knowledge of art.
It is a piece of advice.`,
  },
  'much-plural': {
    wrong: `
There are [much people→many people] here.
We have [too much problems→too many problems].
There should be [less cars→fewer cars].
[The amount of people→The number of people] is high.
It has [so much advantages→so many advantages].`,
    right: `
There are many people here.
It matters how much people earn.
It takes less time.
It took less than five years.
She ate as much as students do.`,
  },
  'a-lot-of': {
    wrong: `
There are [a lot people→a lot of people] here.
I have [lot of→a lot of] friends.
We need [a lot money→a lot of money].
It has [a lot advantages→a lot of advantages].
They read [lot of→a lot of] books.`,
    right: `
There are a lot of people here.
I like it a lot.
We have lots of friends.
She helps a lot at home.
They went to the parking lot of the shop.`,
  },
  'years-old': {
    wrong: `
He is [a 10 years old boy→a 10-year-old boy].
I [am 20 year old→am 20 years old].
She [is 12 year old→is 12 years old].
I met [a 5 year old child→a 5-year-old child].
My brother [is ten year old→is ten years old].`,
    right: `
He is a 10-year-old boy.
I am 20 years old.
The house is old.
The tree is 100 years old.
Twelve-year-olds can vote.`,
  },
  'double-comparative': {
    wrong: `
Life is [more better→better] now.
It is the [most best→best] way.
It is [more easier→easier] to learn.
Cars are [more cheaper→cheaper] today.
He is [more happier→happier].
My brother is [more taller→taller] than me.
The streets are [more cleaner→cleaner] and [more quieter→quieter].
It is the [most tallest→tallest] tower.
Her English became [more simpler→simpler].`,
    right: `
Life is better now.
It does more good than harm.
He wants a more better-paid life.
It is more difficult.
Most easy tasks are done.
Cities need more cleaner energy.
She spoke more later that day.
Most interest is paid monthly.
They sent one more reader.
The most honest answer is short.
It is cheaper and better.`,
  },
  'short-adjective-more': {
    wrong: `
The bus is [more cheap→cheaper] than the train.
Life is [more easy→easier] today.
My room is [more big→bigger].
Cars are [more fast→faster] than bikes.
This way is [more good→better].`,
    right: `
The bus is cheaper than the train.
We need more clean water.
They need more young teachers.
It is more difficult than that.
The more happy days, the better.`,
  },
  'almost-people': {
    wrong: `
[Almost people→Most people] like music.
I know [almost students→most students] here.
[Almost of→Most of] them agree.
[Almost countries→Most countries] trade.
In [almost families→most families], both work.`,
    right: `
Almost all people like music.
It is almost time.
Almost every student agrees.
Most of them agree.
She almost fell.`,
  },
  'most-of-plural': {
    wrong: `
[Most of people→Most people] agree.
[The most of students→Most students] agree.
[Some of children→Some children] are ill.
[Many of countries→Many countries] trade.
[Most of students→Most students] work.`,
    right: `
Most of the people agree.
Most people agree.
Some of these children read.
Many of them left.
Most of my friends read.`,
  },
  'missing-article': {
    wrong: `
It [is big problem→is a big problem].
Sport [plays important role→plays an important role] in life.
I want to [find good job→find a good job].
They [live in big city→live in a big city].
She [has new car→has a new car].`,
    right: `
It is a big problem.
They have good jobs.
It has great effect sizes.
They live in big cities.
He had good reason to stay.`,
  },
  'job-without-article': {
    wrong: `
I [am student→am a student].
She wants to [become doctor→become a doctor].
My father [works as engineer→works as an engineer].
He [was teacher→was a teacher] here.
She [is nurse→is a nurse].`,
    right: `
I am a student.
She is teacher of the year.
They are students.
My father works as an engineer.
He is farmer-friendly.`,
  },
  'missing-the': {
    wrong: `
They arrived [at same time→at the same time].
It is the best [in world→in the world].
My parents live [in countryside→in the countryside].
We must [protect environment→protect the environment].
I [go to park→go to the park] every day.`,
    right: `
They arrived at the same time.
He won in World Cup year.
We went to bank holidays.
They go to school.
It is good for environment ministers.`,
  },
  'extra-the': {
    wrong: `
I live in [the Vietnam→Vietnam].
They [play the football→play football] with friends.
I [go to the home→go home] late.
We [have the lunch→have lunch] together.
She [studies the English→studies English] at home.`,
    right: `
I live in Vietnam.
They play the piano.
He was in the Vietnam War.
We had the lunch you made.
She studies the English language.`,
  },
  'a-before-vowel': {
    wrong: `
It is [a important→an important] job.
[A interesting→An interesting] book helps.
He is [a engineer→an engineer].
It was [a easy→an easy] test.
She ate [a apple→an apple].`,
    right: `
It is a university.
It is a useful tool.
A European city.
A one-day trip.
Vitamin A is good.`,
  },
  'an-before-consonant': {
    wrong: `
She is [an student→a student].
It is [an university→a university].
He has [an useful→a useful] tool.
It is [an good→a good] idea.
[An big→A big] house is expensive.`,
    right: `
It took an hour.
He is an honest man.
It is an unusual idea.
She has an MBA and an x-ray.
An apple a day.`,
  },
};
