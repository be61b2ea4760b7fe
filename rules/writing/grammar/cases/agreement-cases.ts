import type { RuleCases } from './rule-cases.ts';

export const AGREEMENT_CASES: RuleCases = {
  'third-person-s': {
    wrong: `
[It help→It helps] students a lot.
I think that [she don’t→she doesn't] know.
When it rains, [it make→it makes] people sad.
[He often go→He often goes] out.
[It have→It has] many rooms.`,
    right: `
It helps students a lot.
Let it go.
Does he have a job?
I suggest that he go home.
They make it work.`,
  },
  'singular-noun-verb': {
    wrong: `
[The internet have→The internet has] many uses.
It is useful because [education give→education gives] us skills.
[My mother work→My mother works] in a bank.
[This problem affect→This problem affects] the city.
[My brother want→My brother wants] to go.`,
    right: `
Does the internet have limits?
Life has changed.
The government needs help.
Companies that use the internet have an edge.
A cat and a dog give us joy.`,
  },
  'every-one-verb': {
    wrong: `
[Each student have→Each student has] a book.
[Every country are→Every country is] different.
[Everyone need→Everyone needs] a friend.
[Nobody want→Nobody wants] to go.
[Every family have→Every family has] a car.`,
    right: `
Each student has a book.
Does every student have a book?
The parents of each student have a say.
Let everyone speak.
They make everybody work.`,
  },
  'each-of-verb': {
    wrong: `
[Each of us have→Each of us has] a dream.
[One of my friends are→One of my friends is] ill.
[Each of the students need→Each of the students needs] a desk.
I know that it is hard, but [each of them want→each of them wants] to try.
[Neither of them have→Neither of them has] a car.`,
    right: `
Each of us has a dream.
One of my friends lives here.
Does each of them have a car?
They gave each of us advice.
One of the students who have jobs left.`,
  },
  'people-in-place-verb': {
    wrong: `
[People in my country is→People in my country are] friendly.
[Students in this school has→Students in this school have] no time.
It is sad because [children in villages doesn't→children in villages don't] study.
[Many people in the city was→Many people in the city were] ill.
[Workers at the company has→Workers at the company have] a day off.`,
    right: `
People in my country are friendly.
Helping people in the city is good.
The life of people in villages is hard.
Is it true that people in villages walk?
One of the men in the room was ill.`,
  },
  'in-place-have': {
    wrong: `
[In my city have one→In my city there is one] library.
As I know, [in our class has many→in our class there are many] girls.
[In my country have a→In my country there is a] festival.
[In the park has many→In the park there are many] trees.
[In this school have two→In this school there are two] gyms.`,
    right: `
In my city there is a library.
Children in my class have phones.
In the world there have been wars.
People in my country have jobs.
In my family we have two cars.`,
  },
  'plural-subject-singular-verb': {
    wrong: `
[People is→People are] busy.
When [young people has→young people have] money, they spend it.
[They was→They were] late.
[Many children doesn’t→Many children don't] read.
[Cars gives→Cars give] us freedom.`,
    right: `
Helping people is good.
One of the children is ill.
The number of students is growing.
People are busy.
Ten years is a long time.`,
  },
  'there-is-plural': {
    wrong: `
[There is many reasons→There are many reasons].
[There have a lot of cars→There are a lot of cars] here.
In my class, [there has two boys→there are two boys].
[There are a problem→There is a problem] here.
[There is many reason→There are many reasons] for this.
[There is some students→There are some students] outside.`,
    right: `
There are many reasons.
There is a lot of traffic.
There is many a slip.
There have been changes.
There are a number of ways.`,
  },
  'who-verb': {
    wrong: `
[People who has→People who have] money can help.
I know [students who works→students who work] at night.
A [person who have→person who has] a dog is happy.
[Those who is→Those who are] old need care.
[Someone who want→Someone who wants] to learn must try.`,
    right: `
People who have money can help.
He is one of the students who work at night.
A person who has a dog is happy.
Those who are old need care.
Students who cut class fail.`,
  },
  'gerund-subject': {
    wrong: `
[Learning English are→Learning English is] useful.
[Playing games have→Playing games has] benefits.
[Using social media make→Using social media makes] us tired.
I think [reading books give→reading books gives] us ideas.
[Living in the city have→Living in the city has] drawbacks.`,
    right: `
Learning English is useful.
People living in cities have cars.
Students learning English are busy.
Do playing games have limits?
Playing cards are sold here.`,
  },
  'number-of-verb': {
    wrong: `
[The number of cars have→The number of cars has] risen.
[The number of students are→The number of students is] high.
[The amount of waste were→The amount of waste was] small.
[The quality of products are→The quality of products is] low.
[The rate of crime have→The rate of crime has] fallen.`,
    right: `
The number of cars has risen.
A number of students are late.
The number of people who have cars is high.
The level of the sea is rising.
The percentage of adults is low.`,
  },
  'missing-plural-s': {
    wrong: `
There are [many reason→many reasons] for this.
[These problem→These problems] are big.
I have [two different opinion→two different opinions].
There are [a lot of student→a lot of students] here.
She stayed for [5 year→5 years].`,
    right: `
These student loans are expensive.
Many a reason was given.
Many company owners agree.
I have two reasons.
It is a 5-year plan.`,
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
It is [a big problems→a big problem].`,
    right: `
She reads a children’s book.
Every country should act.
They are a people with a long history.
He came every few years.
It took another two weeks.`,
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
He is [more happier→happier].`,
    right: `
Life is better now.
He wants a more better-paid life.
It is more difficult.
Most easy tasks are done.
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
