import type { RuleCases } from './rule-cases.ts';

export const CLAUSE_CASES: RuleCases = {
  'although-but': {
    wrong: `
[Although it was raining hard, but→Although it was raining hard,] we went out.
In fact, [though he is rich, but→though he is rich,] he is sad.
[Even though we lost, but→Even though we lost,] we smiled.
[Although the bus is slow, but→Although the bus is slow,] it is safe.
[Although it is small but→Although it is small,] people like it.
However, [although she tried, but→although she tried,] she failed.`,
    right: `
Although it was raining, we went out.
It was raining, but we went out.
We won, although it was late, but nobody cheered.
Though small, the house is warm.
Although he left, we stayed, but we were sad.
Although it is small but useful, few buy it.`,
  },
  'because-so': {
    wrong: `
[Because I was ill, so→Because I was ill,] I stayed at home.
[Because it is cheap, so→Because it is cheap,] people buy it.
[Since we were late, so→Since we were late,] we ran.
[As she was tired, so→As she was tired,] she slept.
In addition, [because they work hard, so→because they work hard,] they win.`,
    right: `
Because I was ill, I stayed at home.
I was ill, so I stayed at home.
Because it is cheap, so many people buy it.
It is so because we made it so.
As you know, so far nobody has come.`,
  },
  'despite-of': {
    wrong: `
[Despite of→Despite] the rain, we went out.
[In spite the→In spite of the] cost, they bought it.
[Despite they are→Although they are] poor, they share.
She works [despite of→despite] her age.
[Despite people have→Although people have] cars, they walk.`,
    right: `
Despite the rain, we went out.
In spite of the cost, they bought it.
Despite being poor, they share.
Despite what they have, they want more.
They won in spite of it all.`,
  },
  'comma-splice': {
    wrong: `
[People use phones every day, they are→People use phones every day, and they are] very useful.
[It costs a lot of money, we should→It costs a lot of money, and we should] save more.
[The library is quiet, I like→The library is quiet, and I like] it.
[My brother works at night, he is→My brother works at night, and he is] tired.
[Children play outside, they feel→Children play outside, and they feel] good.`,
    right: `
People use phones every day, and they are useful.
When people use phones, they are happy.
It is late, I think.
In the city, it is noisy.
People who read a lot, she says, are happy.`,
  },
  'linker-splice': {
    wrong: `
The bus is cheap[, however it is→. However, it is] slow.
They work all day[, therefore they are→. Therefore, they are] tired.
The city is big[, moreover it has→. Moreover, it has] parks.
We save water[, otherwise we will→. Otherwise, we will] lose it.
The job is hard[, however, people like→. However, people like] it.`,
    right: `
The bus is cheap. However, it is slow.
The bus is cheap; however, it is slow.
The bus, however, is slow.
It is, therefore, a good idea.
If it rains, however, they stay at home.
It was used at home in China; in Canada, however, it was used more in factories.`,
  },
  fragment: {
    wrong: `
I like it. [Because it is cheap and good.]
We have many pets. [Such as dogs and cats.]
He was late. [Which makes his boss angry.]
They walk. [Although the bus is cheap.]
She is sad. [Because they left the city.]`,
    right: `
I like it because it is cheap.
Because of the rain, we stayed.
Because it is cheap, we buy it.
Which is the best way?
Although he left, we stayed.`,
  },
  'double-subject': {
    wrong: `
[My mother she is→My mother is] a teacher.
[My friend he likes→My friend likes] football.
[Some people they think→Some people think] it is good.
[The government it should→The government should] act.
I am happy because [my parents they are→my parents are] kind.`,
    right: `
My mother is a teacher.
The people they met were kind.
The book my mother bought is old.
Like my friend, he likes football.
The internet it runs on is slow.`,
  },
  'there-are-who': {
    wrong: `
[There are many people think→There are many people who think] so.
[There are some students want→There are some students who want] to leave.
[There are a lot of people live→There are a lot of people who live] here.
[There is a man lives→There is a man who lives] next door.
[There are many parents believe→There are many parents who believe] this.`,
    right: `
There are many people who think so.
There are many people living here.
There are many people in the city.
There are some students like her.
There is a teacher of music.`,
  },
  'person-which': {
    wrong: `
[People which live→People who live] here are kind.
The [man which is→man who is] tall left.
I know [students which have→students who have] jobs.
A [teacher which can→teacher who can] sing is rare.
He is a [friend which want→friend who want] to help.`,
    right: `
People who live here are kind.
The bus which is late left.
It is a group of people, which is odd.
Those which are old should go.
The man whom I met left.
It is the money of rich people which is high.`,
  },
  'indirect-question': {
    wrong: `
I don’t [know what is it→know what it is].
We [wonder why do people leave→wonder why people leave].
Tell me if you [understand how does it work→understand how it works].
They [know where are they→know where they are].
I do not [know what should we do→know what we should do].
I do not [know how old is she→know how old she is].
They [asked how much does it cost→asked how much it costs].`,
    right: `
I don’t know what it is.
What is it?
They know what is best.
I know who is in the room.
Where do people go?`,
  },
  'object-pronoun': {
    wrong: `
It is important [with they→with them].
The teacher [helps we→helps us].
I work [for he→for him].
They play [with I→with me].
[Me and my friend are→My friend and I are] busy.`,
    right: `
It is important for them.
The man I work for he knows.
What they tell we know.
It helps us.
Between them they have ten.`,
  },
  'prefer-than': {
    wrong: `
I [prefer tea than→prefer tea to] coffee.
They [prefer living here than→prefer living here to] there.
She [prefers books than→prefers books to] films.
We [prefer the bus than→prefer the bus to] the train.
People [prefer to stay than→prefer to stay rather than] go.`,
    right: `
I prefer tea to coffee.
I prefer to walk rather than drive.
They prefer nothing more than sleep.
She preferred it to be larger than this.
We prefer no less than ten.`,
  },
  'enough-order': {
    wrong: `
She is not [enough old→old enough] to vote.
The room is [enough big→big enough] for us.
It is [enough good→good enough].
He is [enough strong→strong enough] to lift it.
They are not [enough rich→rich enough].`,
    right: `
She is old enough to vote.
There are enough good teachers.
We have enough modern houses.
Enough is enough.
They have enough money.`,
  },
  'modal-perfect-of': {
    wrong: `
They [should of been→should have been] careful.
We [could of helped→could have helped] them.
It [would of made→would have made] it worse.
I [must of seen→must have seen] it.
She [might of gone→might have gone] home.`,
    right: `
They should have been careful.
He can, of course, help.
The will of God.
What they could of their own will, they did.
A can of beans.`,
  },
  'adverb-for-adjective': {
    wrong: `
Prices [increased significant→increased significantly] in 2010.
She [speaks very good→speaks very well].
The number [fell sharp→fell sharply] after that.
They [live happy→live happily] with their parents.
We should [drive careful→drive carefully].`,
    right: `
Prices increased significantly in 2010.
She speaks good English.
The change is clear.
They run safe schools.
It grew strong.`,
  },
  'adjective-for-adverb': {
    wrong: `
There was [a significantly increase→a significant increase] in sales.
It has [a negatively impact→a negative impact] on us.
We saw [a dramatically rise→a dramatic rise].
It plays [the especially role→the especial role].
This is [a seriously problem→a serious problem].`,
    right: `
There was a significant increase in sales.
It is an early part.
It is a highly skilled job.
The family role is strong.
A daily change is good.`,
  },
  'degree-adverb': {
    wrong: `
It is [extreme important→extremely important].
They are [complete different→completely different].
This is [real difficult→really difficult].
It is [particular useful→particularly useful].
The method is [high effective→highly effective].`,
    right: `
It is extremely important.
It is a real problem.
They have complete control.
A high, important wall.
Serious work is done.`,
  },
  'very-much-order': {
    wrong: `
I [like very much music→like music very much].
She [speaks very well English→speaks English very well].
They [love so much it→love it so much].
He [plays very well football→plays football very well].
We [enjoy very much reading books→enjoy reading books very much].`,
    right: `
I like music very much.
They know very well that it is late.
She speaks very well today.
We like very much what we saw.
It helps a lot of people.`,
  },
  'adverb-before-be': {
    wrong: `
[It always is→It is always] useful.
[They usually are→They are usually] late.
[I often am→I am often] tired.
[She sometimes is→She is sometimes] sad.
[People always are→People are always] busy.`,
    right: `
They often are more patient than we are.
It is always useful.
Small as it always is.
They usually go home.
It never was about money.
She is what she always was.`,
  },
  'adjective-after-noun': {
    wrong: `
I live in [a house big→a big house].
It is [a city beautiful→a beautiful city].
We want [a life happy→a happy life].
It is [a problem very important→a very important problem] for us.
She met [many people famous→many famous people].`,
    right: `
I live in a big house.
They make a house beautiful with plants.
Keep a room quiet.
They have people old and young.
It is a city bigger than ours.`,
  },
  'indirect-place': {
    wrong: `
I do not [know where is the station→know where the station is].
She [asked me where was my brother→asked me where my brother was].
Nobody [knows where is the shop→knows where the shop is].
They [forgot when is the exam→forgot when the exam is].
[Tell me where are the keys→Tell me where the keys are].
I [wonder where is my phone→wonder where my phone is].
I don't [know where is→know where it is].
He [asked me what is my name→asked me what my name is].
I do not [know where is Hue→know where Hue is].`,
    right: `
I do not know where the station is.
Where is the station?
He asked me, where is the station?
I know who is the best player in the team.
She remembers when the shop was open.
They know what is right.
Nobody knew why was said.
We know what is the matter.`,
  },
};
